import type { Database } from '../../platform/database/connect.ts'
import { runPrepared, type Statement } from '../../platform/database/prepared.ts'
import type { Caller } from '../callers/index.ts'

/**
 * With a key that everyone knows, each address has the whole rate for itself: one visitor cannot use up that of the others. An IPv6
 * visitor has a whole /64 to send from, so that is what is counted. A late starter must not turn the window back, hence greatest().
 *
 * $1 organization, $2 key, $3 client address, $4 now by the clock that judged the key, $5 requests a minute
 */
const countCall: Statement = {
  name: 'count-call-of-address',
  text: `
insert into key_address_usage as u (organization_id, api_key_id, network, window_start, calls)
values (
  $1, $2, set_masklen($3::inet::cidr, case family($3::inet) when 6 then 64 else 32 end),
  date_trunc('minute', $4::timestamptz, 'UTC'), 1
)
on conflict (organization_id, api_key_id, network) do update set
  window_start = greatest(u.window_start, excluded.window_start),
  calls = case when u.window_start < excluded.window_start then 1 else least(u.calls, $5::int) + 1 end
returning u.calls`,
}

/** The call within the budget of its address, whatever others have made with the key. */
export async function countAddress(
  database: Database,
  caller: Caller,
  address: string,
): Promise<{ outcome: 'usable' | 'over_rate'; caller: Caller }> {
  const { at, organization, key, rate } = caller
  const values = [organization.id, key.id, address, at, rate.limit]
  const [counted] = await runPrepared<{ calls: number }>(database, countCall, values)
  if (!counted) throw new Error('A call of an address was not counted.')
  const remaining = Math.max(0, rate.limit - counted.calls)
  return {
    outcome: counted.calls > rate.limit ? 'over_rate' : 'usable',
    caller: { ...caller, rate: { ...rate, remaining } },
  }
}

/** Deletes the counts of minutes that are over. Null asks the database's clock, by which they are counted. */
export async function forgetAddresses(database: Database, now: Date | null): Promise<number> {
  const { rowCount } = await database.raw(
    `delete from key_address_usage where window_start < coalesce(?::timestamptz, now()) - interval '2 minutes'`,
    [now],
  )
  return rowCount
}
