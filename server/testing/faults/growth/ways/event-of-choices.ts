import { publicSandboxApiKey } from '../../../../areas/sandbox/index.ts'
import { buildRandomIdSql, insertRowCopies } from '../../freeze/repeat-row.ts'
import { buildApiKeyClient, buildNewClientAddressHeaders, type FreezeScenarioTarget } from '../../freeze/target.ts'
import { makeGrowthOrganization } from './operation-target.ts'

const MAX_DAYS = 100
const MAX_TYPES = 200
const LONG_NAME = 'Ñ'.repeat(200)
const LONG_CODE = 60

/** The code of an event with so many attendee types, and half as many days: in the sandbox or in an organization. */
export const makeEventWithManyChoices = (
  target: FreezeScenarioTarget,
  isSandbox: boolean,
  size: number,
): Promise<string> =>
  target.once(`event of ${size} choices, ${isSandbox}`, async () => {
    const { json } = isSandbox
      ? buildApiKeyClient(target.url, publicSandboxApiKey)
      : (await makeGrowthOrganization(target)).live
    const code = `choices-${size}`
    const make = async (path: string, body: object) => {
      const sending = json('POST', path, { name: LONG_NAME, ...body })
      const { status, text } = await target.send({
        ...sending,
        headers: { ...sending.headers, ...buildNewClientAddressHeaders() },
      })
      if (status !== 201) throw new Error(`The event could not be made: ${status} ${text.slice(0, 300)}`)
      return JSON.parse(text)
    }
    const event = await make('/v1/events', { code, timezone: 'Europe/Madrid' })
    const type = await make(`/v1/events/${code}/attendee-types`, { code: 'type' })
    const day = await make(`/v1/events/${code}/days`, { code: 'day', date: '2027-06-04' })
    const repeat = (table: string, id: string, times: number) =>
      insertRowCopies(target.database, table, {
        row: { event_id: event.id, id },
        times,
        changes: { id: buildRandomIdSql(), code: `lpad(n::text, ${LONG_CODE}, '0')` },
      })
    await repeat('attendee_types', type.id, Math.min(size, MAX_TYPES) - 1)
    await repeat('event_days', day.id, Math.min(Math.ceil(size / 2), MAX_DAYS) - 1)
    return code
  })
