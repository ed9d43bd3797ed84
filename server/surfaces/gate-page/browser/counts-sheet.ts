import type { GateCounts } from '#sdk/scanner'
import { h, openSheet } from './dom.ts'
import { type GateApp, getPointName } from './gate.ts'

/** Calls `onClose` when nobody looks at the counts any more; the returned function shows newer ones. */
export function openCounts(gate: GateApp, first: GateCounts | null, onClose: () => void): (counts: GateCounts) => void {
  const { say, scanner } = gate
  const sheet = openSheet(say('countsTitle'), say('close'), onClose)
  const show = (counts: GateCounts | null) => {
    const rows = counts?.check_in_points ?? []
    const most = Math.max(1, ...rows.map(({ admitted }) => admitted))
    sheet.body.replaceChildren(
      counts ? h('p.total', say('inside', { admitted: counts.admitted, expected: counts.expected })) : '',
      scanner.connected === false ? h('p.quiet', say('countsOffline')) : '',
      h(
        'ul.bars',
        ...rows.map(({ check_in_point, admitted }) =>
          h(
            'li',
            h('span', getPointName(gate, check_in_point)),
            h('b', String(admitted)),
            h('progress', { max: most, value: admitted, 'aria-label': getPointName(gate, check_in_point) }),
          ),
        ),
      ),
    )
  }
  show(first)
  return show
}
