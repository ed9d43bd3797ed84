import { hash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { Database } from '../../server/platform/database/connect.ts'
import { newId } from '../../server/platform/ids.ts'
import { type BaselineHandler, defineBenchmark, encodeJsonRequest } from '../entry.ts'
import { countApiCall, runInTransaction } from '../floor/call.ts'
import { addUnlimitedKey, type UnlimitedKey } from '../unlimited-key.ts'

/** As many as the longest run changes and deletes. */
const CONTACTS = 150_000
/** A contact is deleted this many requests after it was changed, when the change has certainly been answered. */
const TURNS_BETWEEN = 2_000

const KINDS = 3

const digits = (n: number) => String(n).padStart(6, '0')
const idOf = (n: number) => `01JQ91A1B2C3D4E5F6G7${digits(n)}`
const contactOf = (n: number) => ({
  first_name: 'Nerea',
  last_name: `Ibáñez ${digits(n)}`,
  email: `nerea-${digits(n)}@example.com`,
  note: `Came with ${digits(n)}`,
})

/** Ordinary writes with audit rows: creates one contact, changes another, deletes another, in rotation. */
export const benchmark = defineBenchmark<UnlimitedKey>({
  bar: 0.75,
  p99Bar: 2,
  latencyLoad: 0.25,

  async setup(database) {
    const key = await addUnlimitedKey(database, ['write'])
    await addContacts(database, key.organizationId)
    return key
  },

  request({ key }, counter) {
    const n = Math.floor((counter - 1) / KINDS)
    const path = (contact: number) => `/v1/contacts/${idOf(contact)}`
    const kind = (counter - 1) % KINDS
    if (kind === 1)
      return encodeJsonRequest('PATCH', path(n + TURNS_BETWEEN), key, {}, { note: `Sits with ${digits(n)}` })
    if (kind === 2) return encodeJsonRequest('DELETE', path(n), key, {}, {})
    return encodeJsonRequest(
      'POST',
      '/v1/contacts',
      key,
      { 'Idempotency-Key': `bench-${counter}` },
      contactOf(CONTACTS + n),
    )
  },

  async effects(database, { organizationId }) {
    const [row] = await database('audit_log').where({ organization_id: organizationId, object_type: 'contact' }).count()
    return Number(row?.count)
  },

  floor: { asynchronousCommit: false, build: changeAll },
})

async function addContacts(database: Database, organizationId: string): Promise<void> {
  await database.raw(
    `insert into contacts (organization_id, id, livemode, first_name, last_name, email, note, name_key, email_key, search, created_at, updated_at)
     select :organizationId, :idStart || n, true, 'Nerea', 'Ibáñez ' || n, 'nerea-' || n || '@example.com', 'Came with ' || n,
       'nerea ibanez ' || n, 'nerea-' || n || '@example.com', 'nerea ibanez ' || n || ' nerea-' || n || '@example.com', now(), now()
     from (select lpad(i::text, 6, '0') n from generate_series(0, :last) i) numbers`,
    { organizationId, idStart: idOf(0).slice(0, -6), last: CONTACTS - 1 },
  )
  await database.raw('vacuum analyze contacts')
}

const COLUMNS =
  'id, first_name, last_name, email, phone, date_of_birth, external_id, note, livemode, created_at, updated_at'

const insertContact = {
  name: 'insert-contact',
  text: `
insert into contacts (organization_id, id, livemode, first_name, last_name, email, note, name_key, email_key, search, created_at, updated_at)
values ($1, $2, true, $3, $4, $5, $6, $4, $5, $4, $7, $7) returning ${COLUMNS}`,
}

const updateContact = {
  name: 'update-contact',
  text: `update contacts set note = $3, updated_at = $4 where organization_id = $1 and id = $2 returning ${COLUMNS}`,
}

const deleteContact = {
  name: 'delete-contact',
  text: `delete from contacts where organization_id = $1 and id = $2 returning ${COLUMNS}`,
}

const insertAudit = {
  name: 'insert-audit',
  text: `
insert into audit_log (organization_id, id, at, actor_type, actor_id, source, request_id, action, object_type, object_id, before, after)
values ($1, $2, $3, 'key', $4, 'api', $2, $5, 'contact', $6, $7, $8)`,
}

const insertAnswer = {
  name: 'insert-answer',
  text: `
insert into idempotency_keys (organization_id, api_key_id, key, fingerprint, sealed_answer, created_at)
values ($1, $2, $3, $4, $5, $6)`,
}

function changeAll(pool: Pool): BaselineHandler {
  return async (request, bytes) => {
    const body = JSON.parse(bytes.toString())
    const now = new Date()
    const { organization_id, key_id } = await countApiCall(pool, request)
    const id = request.url?.split('/')[3] ?? ''
    const audit = (client: PoolClient, action: string, contact: string, before: unknown, after: unknown) =>
      client.query({
        ...insertAudit,
        values: [organization_id, newId(now), now, key_id, action, contact, before, after],
      })

    const make = async (client: PoolClient) => {
      const { first_name, last_name, email, note } = body
      const values = [organization_id, newId(now), first_name, last_name, email, note, now]
      const { rows } = await client.query({ ...insertContact, values })
      await audit(client, 'contact.created', rows[0].id, null, rows[0])
      const sealed = Buffer.from(JSON.stringify(rows[0]))
      const key = request.headers['idempotency-key']
      await client.query({
        ...insertAnswer,
        values: [organization_id, key_id, key, hash('sha256', bytes, 'buffer'), sealed, now],
      })
      return { status: 201, body: rows[0] }
    }
    const change = async (client: PoolClient) => {
      const { rows } = await client.query({ ...updateContact, values: [organization_id, id, body.note, now] })
      await audit(client, 'contact.updated', id, rows[0], rows[0])
      return { status: 200, body: rows[0] }
    }
    const remove = async (client: PoolClient) => {
      const { rows } = await client.query({ ...deleteContact, values: [organization_id, id] })
      await audit(client, 'contact.deleted', id, rows[0], null)
      return { status: 204, body: undefined }
    }
    const work = { POST: make, PATCH: change, DELETE: remove }[request.method ?? '']
    if (!work) throw new Error(`The floor knows no ${request.method}.`)
    return runInTransaction(pool, work)
  }
}
