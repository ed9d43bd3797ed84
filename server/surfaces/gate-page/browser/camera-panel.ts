import { type Camera, explainCameraError, listCameras, openCamera } from './camera.ts'
import type { DeviceStore } from './device-store.ts'
import { button, h } from './dom.ts'
import type { Translate } from './words.ts'

export type CameraPanel = { element: HTMLElement; start: () => Promise<void>; stop: () => void; dispose: () => void }

export type CameraPanelOptions = {
  say: Translate
  store: DeviceStore
  onCode: (text: string) => void
  /** What the button that starts the camera says. */
  label: string
  /** What is shown while the camera is off. */
  hint?: string
}

/** The picture of the camera with its buttons. It stops while the page is hidden. */
export function buildCameraPanel({ say, store, onCode, label, hint = '' }: CameraPanelOptions): CameraPanel {
  let camera: Camera | null = null
  let state: 'off' | 'starting' | 'on' = 'off'
  let isTorchOn = false
  let resumes = false
  const video = h('video', { playsinline: true, 'aria-hidden': 'true' })
  video.muted = true
  const message = h('p.camera-message', { role: 'status' })
  const starter = button(label, 'camera', () => void start(), { class: 'primary start' })
  const tools = h('div.camera-tools')
  const element = h('section.camera', { 'data-state': 'off' }, video, h('div.frame'), starter, message, tools)

  const show = (next: typeof state, text = next === 'off' ? hint : '') => {
    state = next
    element.dataset.state = next
    message.textContent = text
  }
  show('off', isSecureContext ? hint : say('insecure'))

  const isOff = () => state === 'off'

  const stop = () => {
    camera?.stop()
    camera = null
    isTorchOn = false
    show('off')
  }

  const start = async (): Promise<void> => {
    if (state !== 'off') return
    if (!isSecureContext || !navigator.mediaDevices) return show('off', explainCameraError(null, say))
    show('starting', say('startingCamera'))
    const deviceId = store.settings.camera
    try {
      camera = await openCamera({ video, deviceId, onCode, onEnd: () => show('off') })
    } catch (error) {
      // A camera that was chosen once may be gone.
      if (deviceId !== null && error instanceof Error && error.name === 'OverconstrainedError') {
        await store.change({ camera: null })
        show('off')
        return start()
      }
      return show('off', explainCameraError(error, say))
    }
    // Somebody may have gone on before it was open.
    if (isOff()) return camera.stop()
    show('on')
    await showTools()
  }

  const showTools = async () => {
    const cameras = await listCameras()
    const next = cameras[(cameras.findIndex(({ deviceId }) => deviceId === camera?.deviceId) + 1) % cameras.length]
    const change = async () => {
      await store.change({ camera: next?.deviceId ?? null })
      stop()
      await start()
    }
    const light = () => {
      isTorchOn = !isTorchOn
      torch.setAttribute('aria-pressed', String(isTorchOn))
      void camera?.setTorch?.(isTorchOn)
    }
    const torch = button(say('torch'), 'torch', light, { 'aria-pressed': 'false' })
    tools.replaceChildren(
      ...(camera?.setTorch ? [torch] : []),
      ...(cameras.length > 1 ? [button(say('nextCamera'), 'flip', () => void change())] : []),
      button(say('stopCamera'), 'close', stop),
    )
  }

  const follow = () => {
    if (document.visibilityState === 'hidden') {
      resumes = camera !== null
      stop()
    } else if (resumes) void start()
  }
  document.addEventListener('visibilitychange', follow)

  return {
    element,
    start,
    stop,
    dispose: () => {
      document.removeEventListener('visibilitychange', follow)
      stop()
    },
  }
}

/** Whether the camera was allowed before, so that it can start without a question. */
export async function isCameraAllowed(): Promise<boolean> {
  const name = 'camera' as PermissionName
  const status = await navigator.permissions?.query({ name }).catch(() => null)
  return status?.state === 'granted'
}
