import type { Database } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { wakeWorkers } from '../../platform/database/wake-workers.ts'
import { MAIL_QUEUE, queueMail } from '../../platform/mail/index.ts'
import { getAllowance, type PlanCode, type PlanOverrides } from '../plans/index.ts'

const THRESHOLDS = [80, 100]

/** `publicOrigin` is where people reach the servers. */
type NoticeOptions = { database: Database; publicOrigin: () => Promise<string> }

type UsageRow = { id: string; name: string; plan: PlanCode; plan_overrides: PlanOverrides; calls: number }

/** Mails the owners of organizations at 80 % and 100 % of their monthly requests, once per threshold. */
export async function queueQuotaWarningMails(options: NoticeOptions, now: Date): Promise<number> {
  const { database } = options
  const month = now.toISOString().slice(0, 7)
  const { rows } = await database.raw<{ rows: UsageRow[] }>(
    `select o.id, o.name, o.plan, o.plan_overrides, sum(u.month_calls)::bigint as calls
     from api_key_usage u join organizations o on o.id = u.organization_id
     where u.month = ? group by o.id`,
    [`${month}-01`],
  )
  let queued = 0
  for (const organization of rows) queued += await noticeOwners(options, organization, month, now)
  if (queued > 0) wakeWorkers(database, [MAIL_QUEUE])
  return queued
}

async function noticeOwners(
  { database, publicOrigin }: NoticeOptions,
  organization: UsageRow,
  month: string,
  now: Date,
): Promise<number> {
  const allowance = getAllowance(organization.plan, organization.plan_overrides).api_calls_monthly
  if (allowance === null) return 0
  const crossed = THRESHOLDS.filter((percent) => organization.calls * 100 >= allowance * percent)
  if (crossed.length === 0) return 0
  const owners = await database
    .select<{ id: string; email: string; name: string }[]>('id', 'email', 'name')
    .from('members')
    .where({ organization_id: organization.id, role: 'owner' })
  const consoleUrl = `${await publicOrigin()}/console/live`
  let queued = 0
  for (const percent of crossed) {
    for (const owner of owners) {
      const mail = {
        organizationId: organization.id,
        occurrence: `quota-${percent}:${month}:${owner.id}`,
        to: { address: owner.email, name: owner.name },
        ...words(organization, percent, allowance, consoleUrl),
      }
      if (await queueMail(buildReader(database), mail, now)) queued += 1
    }
  }
  return queued
}

function words({ name, calls }: UsageRow, percent: number, allowance: number, consoleUrl: string) {
  const number = new Intl.NumberFormat('en')
  return {
    subject: `${name} has used ${percent} % of its API calls this month`,
    text: [
      `${name} has made ${number.format(calls)} of the ${number.format(allowance)} API calls that its plan includes this month.`,
      'Nothing stops now. Past 150 %, calls are refused until the 1st of the next month (UTC).',
      `The first page of the console shows how many there are by now:\n${consoleUrl}`,
      'To see which key makes the calls, ask the operator for: postern-admin usage',
    ].join('\n\n'),
  }
}
