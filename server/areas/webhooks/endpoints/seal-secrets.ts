import type { Database } from '../../../platform/database/connect.ts'
import { readerOn, type Statement } from '../../../platform/database/prepared.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { type SecretBox, SecretUnreadable } from '../../../platform/secret-box.ts'

/** $1 and $2 after which one, $3 how many. */
const nextSealed: Statement = {
  name: 'next-sealed-webhooks',
  text: `
select organization_id, id from webhook_endpoints where (organization_id, id) > ($1, $2)
order by organization_id, id limit $3::integer`,
}

/** Whoever gives it a new secret waits, or is waited for. $1 organization, $2 endpoint. */
const holdSealed: Statement = {
  name: 'hold-sealed-webhook',
  text: `
select secret, former_secret from webhook_endpoints where organization_id = $1 and id = $2 for no key update`,
}

/** Nothing that anybody sees is changed. $1 organization, $2 endpoint, $3 and $4 the secrets. */
const sealEndpoint: Statement = {
  name: 'seal-webhook',
  text: `update webhook_endpoints set secret = $3, former_secret = $4 where organization_id = $1 and id = $2`,
}

type Endpoint = { organization_id: string; id: string }

const BATCH = 500

/** Seals the secrets of all endpoints with the first key. Those that no key opens stay as they are. */
export async function sealSecrets(
  database: Database,
  box: SecretBox,
): Promise<{ sealed: number; unreadable: Endpoint[] }> {
  const unreadable: Endpoint[] = []
  let sealed = 0
  let after: Endpoint = { organization_id: '', id: '' }
  for (;;) {
    const values = [after.organization_id, after.id, BATCH]
    const found = await readerOn(database).run<Endpoint>(nextSealed, values)
    for (const endpoint of found) {
      const outcome = await sealAnew(database, box, endpoint)
      if (outcome === 'sealed') sealed += 1
      else if (outcome === 'unreadable') unreadable.push(endpoint)
    }
    const last = found.at(-1)
    if (!last || found.length < BATCH) return { sealed, unreadable }
    after = last
  }
}

function sealAnew(database: Database, box: SecretBox, { organization_id, id }: Endpoint) {
  return inTransaction<'sealed' | 'unreadable' | 'gone'>(database, [], async (transaction) => {
    const [held] = await transaction.run<{ secret: Buffer; former_secret: Buffer | null }>(holdSealed, [
      organization_id,
      id,
    ])
    if (!held) return { commit: false, value: 'gone' }
    try {
      const [secret, former] = [held.secret, held.former_secret].map((one) => one && box.seal(box.open(one, id), id))
      return {
        commit: true,
        value: 'sealed',
        last: [{ statement: sealEndpoint, values: [organization_id, id, secret, former] }],
      }
    } catch (error) {
      if (!(error instanceof SecretUnreadable)) throw error
      return { commit: false, value: 'unreadable' }
    }
  })
}
