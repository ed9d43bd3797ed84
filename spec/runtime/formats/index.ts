import { isCurrency } from './currency.ts'
import { isDate, isDateTime, isLocalTime } from './date-time.ts'
import { isEmail } from './email.ts'
import { isCode, isIdOrCode, isUlid, isUuid } from './identifiers.ts'
import { isPhone, isSingleLine, isSnakeCaseWord } from './text.ts'
import { isTimezone } from './timezone.ts'
import { isUri } from './uri.ts'

export const formatValidators: Record<string, (value: string) => boolean> = {
  'date-time': isDateTime,
  date: isDate,
  'local-time': isLocalTime,
  ulid: isUlid,
  code: isCode,
  'id-or-code': isIdOrCode,
  email: isEmail,
  uuid: isUuid,
  uri: isUri,
  timezone: isTimezone,
  currency: isCurrency,
  line: isSingleLine,
  phone: isPhone,
  word: isSnakeCaseWord,
}

const INT32_LIMIT = 2 ** 31

const isInt32 = (value: number) => Number.isInteger(value) && value >= -INT32_LIMIT && value < INT32_LIMIT

/** Only safe integers, which JavaScript represents exactly. */
const isInt64 = (value: number) => Number.isSafeInteger(value)

export const ajvFormats = {
  ...formatValidators,
  int32: { type: 'number' as const, validate: isInt32 },
  int64: { type: 'number' as const, validate: isInt64 },
}
