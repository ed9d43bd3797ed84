import { displayOf } from '#sdk/checkin'
import type { Difference, GateAnswer, RecentScan } from '#sdk/scanner'
import { getAnswerSign, getAnswerWords } from './answer-view.ts'
import { button, h, openSheet } from './dom.ts'
import { formatPersonName, formatTime, type GateApp, getPointName } from './gate.ts'
import { sign } from './icons.ts'

/** What was scanned here, with what the service decided otherwise at the top. */
export function openRecentSheet(gate: GateApp): void {
  const { say, scanner } = gate
  const stop = scanner.onChange(() => render())
  const sheet = openSheet(say('recent'), say('close'), stop)

  const render = () => {
    const { differences, recent } = scanner
    const failed = scanner.failed as { error?: { message?: string } }[]
    sheet.body.replaceChildren(
      differences.length > 0
        ? h(
            'section.differences',
            h('h3', say('differences')),
            h('p.quiet', say('differencesText')),
            h('ul.scans', ...differences.map((one) => renderDifference(gate, one))),
          )
        : '',
      failed.length > 0
        ? h('section', h('h3', say('failedScans')), h('ul', ...failed.map(({ error }) => h('li', error?.message))))
        : '',
      recent.length === 0
        ? h('p.quiet', say('recentNone'))
        : h('ul.scans', ...recent.map((scan) => renderRecentScan(gate, scan))),
    )
  }
  render()
}

const namesIn = ({ people }: GateAnswer) => people.map(({ attendee }) => formatPersonName(attendee)).join(', ')

export function renderRecentScan(gate: GateApp, scan: RecentScan): HTMLElement {
  const about = [
    formatTime(gate, scan.scannedAt),
    scan.checkInPoint && getPointName(gate, scan.checkInPoint),
    scan.pending && gate.say('notSent'),
  ]
  const lines = [
    h('b', getAnswerWords(gate, scan).title),
    h('span', namesIn(scan)),
    h('small', about.filter(Boolean).join(' · ')),
  ]
  return h('li', { 'data-sign': getAnswerSign(scan) }, sign(getAnswerSign(scan)), h('div', ...lines))
}

function renderDifference(gate: GateApp, { clientUuid, scannedAt, checkInPoint, shown, answer }: Difference) {
  const { say, scanner, language } = gate
  const about = [formatTime(gate, scannedAt), checkInPoint && getPointName(gate, checkInPoint)]
  const lines = [
    h('b', namesIn(answer) || getAnswerWords(gate, answer).title),
    h('span', say('shownHere', { title: displayOf(shown.result, null, { language }).title })),
    h('span', say('decidedLater', { title: getAnswerWords(gate, answer).title })),
    h('small', about.filter(Boolean).join(' · ')),
  ]
  const seen = button(say('seen'), 'check', () => void scanner.acknowledge(clientUuid))
  const attributes = { 'data-sign': getAnswerSign(answer), 'data-scan': clientUuid }
  return h('li', attributes, sign(getAnswerSign(answer)), h('div', ...lines), seen)
}
