import { openCodeDetector } from './detector.ts'
import type { Translate } from './words.ts'

export type Camera = Awaited<ReturnType<typeof openCamera>>

export type CameraOptions = {
  video: HTMLVideoElement
  deviceId: string | null
  /** Called for every sight of a code. */
  onCode: (text: string) => void
  /** Called when the camera goes away by itself. */
  onEnd: () => void
}

/** Between two looks: codes are found at once, and the phone stays cool. */
const LOOK_EVERY_MS = 80

export async function openCamera({ video, deviceId, onCode, onEnd }: CameraOptions) {
  const chosen = deviceId ? { deviceId: { exact: deviceId } } : { facingMode: { ideal: 'environment' } }
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } }
  const opening = openCodeDetector()
  // The camera may be refused first; then nobody asks for the detector any more.
  opening.catch(() => undefined)
  const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: { ...chosen, ...size } })
  const closeStream = () => {
    for (const each of stream.getTracks()) each.stop()
  }
  const detector = await opening.catch((cause) => {
    closeStream()
    throw new DetectorMissing('No detector.', { cause })
  })
  const [track] = stream.getVideoTracks()
  video.srcObject = stream
  await video.play()

  let timer = 0
  let isOpen = true
  const look = async () => {
    const found = await detector.detect(video).catch(() => [])
    if (!isOpen) return
    // Before what was read is used, so that nothing that is held before the camera can stop it.
    timer = window.setTimeout(look, LOOK_EVERY_MS)
    for (const { rawValue } of found) if (rawValue !== '') onCode(rawValue)
  }
  void look()

  const stop = () => {
    isOpen = false
    clearTimeout(timer)
    closeStream()
    video.srcObject = null
  }
  track?.addEventListener('ended', () => {
    stop()
    onEnd()
  })
  const hasTorch = track && 'torch' in (track.getCapabilities?.() ?? {})
  return {
    stop,
    deviceId: track?.getSettings().deviceId ?? null,
    /** Null where the camera has no light. */
    setTorch: hasTorch
      ? (torch: boolean) => track.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] })
      : null,
  }
}

export async function listCameras(): Promise<MediaDeviceInfo[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? []
  return devices.filter(({ kind }) => kind === 'videoinput')
}

class DetectorMissing extends Error {}

/** Why there is no camera, in a sentence. */
export function explainCameraError(error: unknown, say: Translate): string {
  if (!isSecureContext) return say('insecure')
  if (error instanceof DetectorMissing) return say('detectorFailed')
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) }
  if (name === 'NotAllowedError') return say('cameraDenied')
  if (name === 'NotFoundError' || !navigator.mediaDevices) return say('cameraMissing')
  return say('cameraFailed', { message })
}
