import type { Scanner } from '#sdk/scanner'
import type { DeviceStore, PairedGate } from './device-store.ts'
import type { PageLanguage, Translate } from './words.ts'

/** A paired device at work, and how it speaks. */
export type GateApp = {
  scanner: Scanner
  device: PairedGate
  store: DeviceStore
  say: Translate
  language: PageLanguage
}

const named = (list: readonly { code: string; name: string | null }[] | undefined, code: string) =>
  list?.find((one) => one.code === code)?.name ?? code

export const getPointName = ({ scanner }: GateApp, code: string) => named(scanner.manifest?.check_in_points, code)
export const getAttendeeTypeName = ({ scanner }: GateApp, code: string) => named(scanner.manifest?.attendee_types, code)

/** A day that nobody named has its date as a name. */
export function getDayName({ scanner, language }: GateApp, code: string): string {
  const day = scanner.manifest?.days.find((one) => one.code === code)
  if (!day || day.name !== day.date) return day?.name ?? code
  const format = { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' } as const
  return new Date(day.date).toLocaleDateString(localeOf(language), format)
}

export const formatPersonName = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.trim()

/** The check-in point where the device stands; undefined until somebody chooses one. */
export function getChosenCheckInPoint({ scanner, device, store }: GateApp): string | undefined {
  const points = scanner.manifest?.check_in_points ?? []
  const chosen = device.checkInPoint ?? store.settings.checkInPoint
  const found = points.find(({ code }) => code === chosen)
  return found?.code ?? (points.length === 1 ? points[0]?.code : undefined)
}

/** As people here write times, if this is a locale of the language. */
const localeOf = (language: PageLanguage) => navigator.languages.find((tag) => tag.startsWith(language)) ?? language

/** In the event's time zone; with the date where it is another day. */
export function formatTime({ device, language }: GateApp, at: string | Date, now = new Date()): string {
  const { timezone: timeZone } = device.event
  const locale = localeOf(language)
  const dayOf = (date: Date) => date.toLocaleDateString(locale, { timeZone })
  const date = new Date(at)
  const time: Intl.DateTimeFormatOptions = { timeZone, hour: '2-digit', minute: '2-digit' }
  if (dayOf(date) === dayOf(now)) return date.toLocaleTimeString(locale, time)
  return date.toLocaleString(locale, { ...time, weekday: 'short', day: 'numeric', month: 'short' })
}
