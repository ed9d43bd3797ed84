import { h } from './dom.ts'
import type { GateApp } from './gate.ts'
import { type IconName, icon } from './icons.ts'
import type { Translate } from './words.ts'

/** Older than the scanner trusts for codes that it does not find. */
const OLD_ROSTER_MS = 60_000

/** Whether the device is connected, how old its roster is, and how many scans wait: always in sight. */
export function buildStatusBar({ scanner, say }: GateApp) {
  const element = h('ul.status')
  const chip = (name: string, symbol: IconName, text: string, isAlarm: boolean) =>
    h('li', { class: `chip ${name}`, 'data-alarm': String(isAlarm) }, icon(symbol), h('span', text))
  return {
    element,
    update: () => {
      const isOffline = scanner.connected === false
      const age = scanner.rosterReadAt === null ? null : Date.now() - scanner.rosterReadAt
      element.replaceChildren(
        chip('connection', isOffline ? 'offline' : 'online', say(isOffline ? 'offline' : 'connected'), isOffline),
        chip(
          'roster',
          'roster',
          age === null ? say('rosterNone') : say('rosterAge', { age: formatAge(say, age) }),
          age === null || age > OLD_ROSTER_MS,
        ),
        chip('waiting', 'queue', say('waiting', { count: scanner.pending }), scanner.pending > 0),
      )
    },
  }
}

function formatAge(say: Translate, milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  if (seconds < 60) return say('seconds', { count: seconds })
  return seconds < 3600
    ? say('minutes', { count: Math.floor(seconds / 60) })
    : say('hours', { count: Math.floor(seconds / 3600) })
}
