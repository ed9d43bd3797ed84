import { localTimeToInstant } from '../../../../spec/runtime/formats/timezone.ts'
import { buildLocalTimeFormatter } from '../../../platform/formats/local-time.ts'

const TYPED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/

/** What a browser sends of a field for date and time, which is local. Other texts stay: the API says what is wrong. */
export const readZonedTime = (text: string, timezone: string): string =>
  (TYPED.test(text) && localTimeToInstant(text, timezone)) || text

/** Such an instant as the field shows it. */
export const toZonedTime = (instant: string, timezone: string): string =>
  buildLocalTimeFormatter(timezone)(new Date(instant)).text.slice(0, 19).replace(/:00$/, '')
