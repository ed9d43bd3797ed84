import { hash } from 'node:crypto'
import type { Pool } from 'pg'
import { newId } from '../../../server/platform/ids.ts'
import { defineEntry, type FloorHandler } from '../entry.ts'
import { countCall, inOneTransaction } from '../floor/call.ts'
import { jsonRequest } from '../request-bytes.ts'
import { addUnlimitedKey, type UnlimitedKey } from '../unlimited-key.ts'

/** POST /v1/groups: a small change, once for its idempotency key, with its audit row. */
export const entry = defineEntry<UnlimitedKey>({
  bar: 0.7,
  p99Bar: 2,

  setup: (database) => addUnlimitedKey(database, ['admin']),

  request({ key }, counter) {
    const body = { code: `group-${counter}`, name: `Group ${counter}` }
    return jsonRequest('POST', '/v1/groups', key, { 'Idempotency-Key': `bench-${counter}` }, body)
  },

  async effects(database, { organizationId }) {
    const [row] = await database('groups').where({ organization_id: organizationId }).count()
    return Number(row?.count)
  },

  floor: { asynchronousCommit: false, build: insertAll },
})

const insertGroup = {
  name: 'insert-group',
  text: `insert into groups (organization_id, id, code, name, livemode, created_at, updated_at) values ($1, $2, $3, $4, true, $5, $5)`,
}

const insertAudit = {
  name: 'insert-audit',
  text: `
insert into audit_log (organization_id, id, at, actor_type, actor_id, source, request_id, action, object_type, object_id, after)
values ($1, $2, $3, 'key', $4, 'api', $2, 'group.created', 'group', $5, $6)`,
}

const insertAnswer = {
  name: 'insert-answer',
  text: `
insert into idempotency_keys (organization_id, api_key_id, key, fingerprint, sealed_answer, created_at)
values ($1, $2, $3, $4, $5, $6)`,
}

function insertAll(pool: Pool): FloorHandler {
  return async (request, bytes) => {
    const { code, name } = JSON.parse(bytes.toString())
    const now = new Date()
    const group = { id: newId(now), code, name, parent: null, livemode: true, created_at: now, updated_at: now }
    const { organization_id, key_id } = await countCall(pool, request)
    await inOneTransaction(pool, async (client) => {
      await client.query({ ...insertGroup, values: [organization_id, group.id, code, name, now] })
      await client.query({ ...insertAudit, values: [organization_id, newId(now), now, key_id, group.id, group] })
      const answer = Buffer.from(JSON.stringify(group))
      const fingerprint = hash('sha256', bytes, 'buffer')
      await client.query({
        ...insertAnswer,
        values: [organization_id, key_id, request.headers['idempotency-key'], fingerprint, answer, now],
      })
    })
    return { status: 201, body: group }
  }
}
