import { type Reader, sql } from '../../../platform/database/prepared.ts'
import { MailError, queueMail } from '../../../platform/mail/index.ts'
import { MAX_FAILING_DAYS } from '../endpoints/queries.ts'

type Owner = {
  id: string
  email: string
  name: string
  organization: string
  timezone: string
  language: string | null
}

/** Organizations have no language of their own; that of their latest event is the best guess. */
const findOwnersSql = sql('find-owners-of-failing-webhook')`
select member.id, member.email, member.name, organization.name as organization, organization.timezone, (
  select language from events where organization_id = $1 order by id desc limit 1
) as language
from members member join organizations organization on organization.id = member.organization_id
where member.organization_id = $1 and member.role = 'owner'`

const DAY = 86_400_000

/** True if a mail was queued. */
export async function queueFailureMailToOwners(
  transaction: Reader,
  failing: { organization_id: string; id: string; url: string; livemode: boolean | null; failing_since: Date },
  publicOrigin: string,
) {
  const { organization_id, id, url, livemode, failing_since } = failing
  const owners = await transaction.run<Owner>(findOwnersSql, [organization_id])
  const page = `${publicOrigin}/console/${livemode === false ? 'test' : 'live'}/webhooks/${id}`
  let queued = false
  for (const { organization, timezone, language, ...owner } of owners) {
    const [words, locale] = language === 'es' ? [spanish, 'es'] : [english, 'en-GB']
    const since = formatTime(failing_since, timezone, locale)
    const pause = formatTime(new Date(failing_since.getTime() + MAX_FAILING_DAYS * DAY), timezone, locale)
    const mail = {
      organizationId: organization_id,
      occurrence: `webhook-failing:${id}:${failing_since.toISOString()}:${owner.id}`,
      to: { address: owner.email, name: owner.name },
      ...words({ organization, url, page, since, pause }),
    }
    try {
      queued = (await queueMail(transaction, mail, failing_since)) || queued
    } catch (error) {
      // Thrown before any query, so the transaction is intact and the endpoint's health is recorded all the same.
      if (!(error instanceof MailError)) throw error
    }
  }
  return queued
}

/** In the time zone in which the console shows times to the organization, which is named. */
function formatTime(time: Date, timeZone: string, locale: string): string {
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(time)
  return `${written} (${timeZone})`
}

type About = { organization: string; url: string; page: string; since: string; pause: string }

const english = ({ organization, url, page, since, pause }: About) => ({
  subject: `A webhook endpoint of ${organization} is failing`,
  text: [
    `The last 50 attempts to deliver to this webhook endpoint of ${organization} have failed, the 50th on ${since}:`,
    url,
    `Deliveries are tried again for about four days each. If none succeeds until ${pause}, the endpoint is paused; what happens meanwhile is recorded, and sent after it is enabled.`,
    `The console shows the endpoint and what it answered:\n${page}`,
  ].join('\n\n'),
})

const spanish = ({ organization, url, page, since, pause }: About) => ({
  subject: `Un endpoint de webhooks de ${organization} está fallando`,
  text: [
    `Los últimos 50 intentos de entrega a este endpoint de webhooks de ${organization} han fallado, el último el ${since}:`,
    url,
    `Cada entrega se vuelve a intentar durante unos cuatro días. Si ninguna tiene éxito hasta el ${pause}, el endpoint se pausa; lo que ocurra entretanto queda registrado y se envía cuando se active de nuevo.`,
    `La consola muestra el endpoint y lo que respondió:\n${page}`,
  ].join('\n\n'),
})
