import type { GateAnswer, GateRead } from '#sdk/scanner'
import { buildSpokenAnswer, getAnswerSign, renderAnswer } from './answer-view.ts'
import { closeSheets, h, isSheetOpen } from './dom.ts'
import { type GateApp, getChosenCheckInPoint } from './gate.ts'
import type { AnswerSign } from './icons.ts'
import { openOverrideSheet } from './override-sheet.ts'
import { findPairingCode } from './pairing.ts'
import { playAnswerSound } from './sounds.ts'
import { choosePeopleOnTicket } from './who-sheet.ts'

/** A code that stays in sight is one scan, until it was out of sight for this long. */
const SAME_CODE_MS = 2_000
/** How long an answer stays, so that the next person can be scanned without a tap. */
const SHOWN_MS: Record<AnswerSign, number> = { go: 2_500, caution: 7_000, stop: 7_000, ask: 7_000 }
/** The camera waits this long before it replaces an answer, because it reads faster than people look. */
const MIN_SHOWN_MS = 900

export type CodeReaderOptions = {
  gate: GateApp
  onBusy: (isBusy: boolean) => void
  onError: (message: string) => void
  /** Called instead of a scan where nobody has said at which check-in point the device stands. */
  askPoint: () => void
}

/** Takes readings one after the other, and shows their answers. */
export function buildCodeReader({ gate, onBusy, onError, askPoint }: CodeReaderOptions) {
  const { scanner, store } = gate
  // A screen reader says what appears in an element that was there before.
  const spoken = h('p.spoken', { 'aria-live': 'assertive' })
  document.body.append(spoken)
  const lastSeen = new Map<string, number>()
  let shown: {
    answer: GateAnswer
    element: HTMLElement
    sign: AnswerSign
    at: number
    timer: number
    focused: Element | null
  } | null = null
  let running: Promise<void> = Promise.resolve()
  let waiting = 0
  let lastRead = 0

  const hide = () => {
    if (!shown) return
    clearTimeout(shown.timer)
    shown.element.remove()
    // The same words again are news.
    spoken.textContent = ''
    if (shown.focused instanceof HTMLElement && shown.focused.isConnected) shown.focused.focus({ preventScroll: true })
    shown = null
  }

  const show = (answer: GateAnswer, isKnown = false) => {
    const focused = shown?.focused ?? document.activeElement
    hide()
    closeSheets()
    const sign = getAnswerSign(answer)
    const override = (person: GateAnswer['people'][number]) => {
      hold()
      openOverrideSheet(gate, person, (admitted) => show(admitted), answer)
    }
    const element = renderAnswer(gate, answer, { next: hide, override })
    document.body.append(element)
    const timer = store.settings.stays ? 0 : window.setTimeout(hide, SHOWN_MS[sign])
    shown = { answer, element, sign, at: performance.now(), timer, focused }
    element.querySelector<HTMLElement>('.next')?.focus({ preventScroll: true })
    spoken.textContent = buildSpokenAnswer(gate, answer)
    if (!isKnown) playAnswerSound(sign, store.settings.isMuted)
  }

  /** The service may answer after the device did, while the person still stands there. */
  const showLate = () => {
    if (!shown || shown.answer.decidedBy === 'service') return
    const { clientUuid, result } = shown.answer
    const late = scanner.recent.find((scan) => scan.clientUuid === clientUuid && scan.decidedBy === 'service')
    if (late) show(late, late.result === result)
  }
  const stopListening = scanner.onChange(showLate)

  const hold = () => clearTimeout(shown?.timer)

  const check = async (read: GateRead) => {
    const point = getChosenCheckInPoint(gate)
    const here = gate.device.checkInPoint === null && point ? { ...read, checkInPoint: point } : read
    if (!store.settings.asksWho || here.only) return show(await scanner.check(here))
    const people = await scanner.peopleOf(here)
    if (people.length < 2) return show(await scanner.check(here))
    hide()
    const only = await choosePeopleOnTicket(gate, people)
    if (only) show(await scanner.check(only.length === people.length ? here : { ...here, only }))
  }

  const take = (read: GateRead) => {
    const hasPoints = Boolean(scanner.manifest?.check_in_points.length)
    if (hasPoints && gate.device.checkInPoint === null && getChosenCheckInPoint(gate) === undefined) {
      if (!isSheetOpen()) askPoint()
      return
    }
    waiting += 1
    lastRead = performance.now()
    onBusy(true)
    running = running
      .then(() => check(read))
      .catch((error) => onError(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        waiting -= 1
        onBusy(waiting > 0)
      })
  }

  /** The camera does not take an answer away that somebody has to look at; hand scanners and people do. */
  const cameraMayRead = () => {
    if (waiting > 0 || isSheetOpen()) return false
    return !shown || (shown.sign === 'go' && performance.now() - shown.at > MIN_SHOWN_MS)
  }

  return {
    readCode: (text: string, source: 'camera' | 'hand'): void => {
      // A pairing code is a secret, and no ticket.
      const code = findPairingCode(text) === null ? text.trim() : ''
      const now = performance.now()
      const seen = lastSeen.get(code)
      const isSame = seen !== undefined && now - seen < SAME_CODE_MS
      if (code === '' || (source === 'camera' && !isSame && !cameraMayRead())) return
      lastSeen.set(code, now)
      for (const [each, at] of lastSeen) if (now - at >= SAME_CODE_MS) lastSeen.delete(each)
      if (!isSame) take({ code })
    },
    dispose: () => {
      stopListening()
      hide()
      spoken.remove()
    },
    readTicket: (ticketId: string, only?: string[]): void => take({ ticketId, ...(only ? { only } : {}) }),
    /** Whether nothing is shown or checked, nor was within the last seconds. */
    isIdle: (forMs: number) => !shown && waiting === 0 && !isSheetOpen() && performance.now() - lastRead > forMs,
  }
}

export type CodeReader = ReturnType<typeof buildCodeReader>
