import {
  buildClaimClockCte,
  buildClaimRowsSql,
  buildDueColumnsSql,
  buildFairShareCtes,
  buildFirstDueSql,
  buildOrgWalkCte,
  CLOCK_CTE,
  excludeLeasedRows,
} from './fair-claims.ts'
import type { LaneSettings, Queue } from './queue.ts'

type Source = Queue<never>

/** The lanes of an organization with waiting rows, and when the first of each is due: one index probe each. */
function walkLanes({ table, waiting }: Source, { column }: LaneSettings, organization: string): string {
  const next = (after: string) => `
    select t.${column} as lane, t.next_attempt_at as first from ${table} t
    where t.organization_id = ${organization} ${after} and ${waiting}
    order by t.${column}, t.next_attempt_at limit 1`
  return `
walked (lane, first) as (
  (${next('')})
  union all
  select next.lane, next.first from walked cross join lateral (${next(`and t.${column} > walked.lane`)}) next
)`
}

/**
 * Divides each organization's share equally among its lanes with room. An unknown lane has room for one row; unhealthy
 * lanes share the organization's limit. If there are more lanes than rows, a random choice keeps any from starving.
 */
export function buildLaneClaimSql(source: Source, lanes: LaneSettings): string {
  const queue = excludeLeasedRows(source)
  return `
with recursive ${buildClaimClockCte(queue)},
${buildFairShareCtes(queue)}, turns as materialized (
  select places.organization_id, places.room, open.lanes, open.rooms, open.sinces
  from places cross join clock cross join lateral (
    with recursive ${walkLanes(queue, lanes, 'places.organization_id')}, free as (
      select walked.lane, coalesce(known.room, 1) as room, coalesce(known.healthy, false) as healthy,
        row_number() over (partition by coalesce(known.healthy, false) order by random()) as place
      from walked left join unnest($7::text[], $8::integer[], $9::boolean[]) known (lane, room, healthy)
        on known.lane = walked.lane
      where walked.first <= clock.at and coalesce(known.room, 1) > 0
    )
    select array_agg(free.lane) as lanes, array_agg(free.room) as rooms,
      array_agg('-infinity'::timestamptz) as sinces from free
    where free.healthy or free.place <= ${lanes.maxUnhealthy} - coalesce((
      select busy.at_hand from unnest($10::text[], $11::integer[]) busy (organization_id, at_hand)
      where busy.organization_id = places.organization_id
    ), 0)
  ) open
  where places.room > 0 and open.lanes is not null
  limit $2::integer
), ${dueInTurn(queue, lanes)}
${buildClaimRowsSql(queue)}`
}

/** The due rows of the lanes of each turn, in equal shares, each lane from its `since` on. */
function dueInTurn(queue: Source, { column }: LaneSettings): string {
  return `shares as materialized (
  select organization_id, lanes, rooms, sinces,
    least(room, greatest(1, $2::integer / (select count(*) from turns))) as share
  from turns
), drawn as materialized (
  select shares.organization_id, one.lane, one.room, one.since, share, least(share, cardinality(lanes)) as served,
    row_number() over (partition by shares.organization_id order by random()) as place
  from shares cross join lateral unnest(lanes, rooms, sinces) one (lane, room, since)
), due as materialized (
  select found.* from drawn cross join clock cross join lateral (
    select ${buildDueColumnsSql(queue)} from ${queue.table} t
    where t.organization_id = drawn.organization_id and t.${column} = drawn.lane
      and t.next_attempt_at >= drawn.since and t.next_attempt_at <= clock.at and ${queue.waiting}
    order by t.next_attempt_at, t.id
    limit least(drawn.room, greatest(1, drawn.share / drawn.served))
    for update skip locked
  ) found
  where drawn.place <= drawn.served
)`
}

/**
 * Claims from healthy lanes, each from where its last claim ended: settled rows stay in the index until vacuum, and
 * this skips them. $1 to $6 as for other claims, $7 lanes, $8 their organizations, $9 their rooms, $10 their `since`.
 */
export function buildHealthyLaneClaimSql(source: Source, lanes: LaneSettings): string {
  const queue = excludeLeasedRows(source)
  return `
with ${buildClaimClockCte(queue)},
turns as materialized (
  select known.organization_id, places.room, array_agg(known.lane) as lanes, array_agg(known.room) as rooms,
    array_agg(known.since) as sinces
  from unnest($7::text[], $8::text[], $9::integer[], $10::timestamptz[]) known (lane, organization_id, room, since)
  cross join clock cross join lateral (
    select $6::integer - coalesce((
      select busy.at_hand from unnest($4::text[], $5::integer[]) busy (organization_id, at_hand)
      where busy.organization_id = known.organization_id
    ), 0) as room
  ) places cross join lateral (
    select from ${queue.table} t
    where t.organization_id = known.organization_id and t.${lanes.column} = known.lane
      and t.next_attempt_at >= known.since and t.next_attempt_at <= clock.at and ${queue.waiting}
    order by t.next_attempt_at limit 1
  ) one_that_waits
  where places.room > 0
  group by known.organization_id, places.room
  order by known.organization_id <= $3, known.organization_id
  limit $2::integer
), ${dueInTurn(queue, lanes)}
${buildClaimRowsSql(queue)}`
}

export function buildNextLaneDueSql(queue: Source, lanes: LaneSettings): string {
  const ofLane = `t.organization_id = organizations.organization_id and t.${lanes.column} = walked.lane`
  return `
with recursive ${CLOCK_CTE}, ${buildOrgWalkCte('organizations', queue, "''")}
select extract(epoch from min(first) - clock.at)::float8 as seconds
from clock left join (
  select waiting.first from organizations cross join lateral (
    with recursive ${walkLanes(queue, lanes, 'organizations.organization_id')}
    select due.first from walked cross join lateral (${buildFirstDueSql(queue, ofLane)}
    ) due
  ) waiting
) firsts on true
group by clock.at`
}
