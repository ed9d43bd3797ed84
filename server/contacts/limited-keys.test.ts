import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildStage, type Call, makeEvent, refusalOf, someone, type TestStage } from '../testing/stage.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let stage: TestStage
let call: Call
let groups: Record<string, string>

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  stage = await buildStage(server)
  call = stage.live
  groups = {}
  for (const [code, parent] of [
    ['north', null],
    ['youth', 'north'],
    ['south', null],
  ] as const) {
    groups[code] = (await call('POST', '/v1/groups', { code, name: code, parent })).body.id
  }
})

const limitedTo = (code: string) => stage.as({ groupId: groups[code] })
const idsOf = (reply: Awaited<ReturnType<Call>>) => reply.body.data.map(({ id }: { id: string }) => id)

async function register(path: string, group: string | null, person: object = someone()) {
  return (await call('POST', `${path}/registrations`, { group, attendees: [person] })).body.attendees[0]
}

describe('a key that is limited to a group', () => {
  test('sees the contacts of people whom it sees, and of them those people', async () => {
    const everyone = await makeEvent(call)
    const ofSouth = await makeEvent(call, { code: 'south-fest', event: { group: 'south' } })
    const ofYouth = await makeEvent(call, { code: 'youth-fest', event: { group: 'youth' } })
    const person = someone()
    const ours = await register(everyone, 'youth', person)
    const alsoOurs = await register(ofYouth, null, person)
    const theirs = await register(ofSouth, 'south')
    const nobodys = await register(everyone, null)
    await register(everyone, 'south', person)
    expect(alsoOurs.contact_id).toBe(ours.contact_id)
    const north = await limitedTo('north')
    expect(idsOf(await north('GET', '/v1/contacts'))).toEqual([ours.contact_id])
    expect(idsOf(await north('GET', '/v1/contacts?q=nerea'))).toEqual([ours.contact_id])
    expect((await north('GET', `/v1/contacts/${ours.contact_id}`)).status).toBe(200)
    expect(idsOf(await north('GET', `/v1/contacts/${ours.contact_id}/attendees`))).toEqual([ours.id, alsoOurs.id])
    for (const { contact_id } of [theirs, nobodys]) {
      expect(refusalOf(await north('GET', `/v1/contacts/${contact_id}`))).toEqual([404, 'not_found'])
      expect(refusalOf(await north('GET', `/v1/contacts/${contact_id}/attendees`))).toEqual([404, 'not_found'])
    }
    expect(idsOf(await (await limitedTo('south'))('GET', '/v1/contacts'))).toEqual([ours.contact_id, theirs.contact_id])
  })

  test('changes none of them, and learns nothing of those whom it does not see', async () => {
    const path = await makeEvent(call)
    const ours = await register(path, 'youth')
    const theirs = await register(path, 'south')
    const youth = await limitedTo('youth')
    const refused = await youth('POST', '/v1/contacts', { first_name: 'Nerea', last_name: 'Ibáñez' })
    expect(refusalOf(refused)).toEqual([403, 'api_key_group'])
    expect(refused.body.error.message).toBe(
      'The API key is limited to the group youth and cannot change contacts, which belong to the whole organization.',
    )
    for (const [method, body] of [['PATCH', { note: 'X' }], ['DELETE']] as const) {
      expect(refusalOf(await youth(method, `/v1/contacts/${ours.contact_id}`, body))).toEqual([403, 'api_key_group'])
      expect(refusalOf(await youth(method, `/v1/contacts/${theirs.contact_id}`, body))).toEqual([404, 'not_found'])
    }
  })

  test('cannot go on where another key stopped', async () => {
    const path = await makeEvent(call)
    await register(path, 'youth')
    await register(path, 'youth')
    const { body } = await call('GET', '/v1/contacts?limit=1')
    const youth = await limitedTo('youth')
    const answer = await youth('GET', `/v1/contacts?limit=1&cursor=${body.page.next_cursor}`)
    expect(refusalOf(answer)).toEqual([400, 'validation_failed'])
  })
})
