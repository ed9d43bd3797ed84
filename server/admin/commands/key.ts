import * as access from '../../access/keys/index.ts'
import type { Command } from '../command.ts'
import { formatProperties, toPrintable, toTable } from '../output.ts'

const DEFAULT_RATE = 60

export const keyCommands: Command[] = [
  {
    name: 'key create',
    options: {
      name: { value: 'NAME', about: 'what the key is for', required: true },
      mode: { value: 'live|test', about: 'live works on real people, test on test data', required: true },
      scopes: {
        value: 'LIST',
        about: `any of ${access.apiScopes.join(',')}; none includes another`,
        required: true,
        list: true,
      },
      group: { value: 'CODE', about: 'limits the key to this group and what is below it' },
      expires: { value: 'INSTANT', about: 'when it stops working, such as 2027-01-31T18:00:00Z; never unless given' },
      allow: {
        value: 'LIST',
        about: 'addresses and ranges that may use it, such as 203.0.113.0/24,2001:db8::7',
        list: true,
      },
      rate: { value: 'N', about: `requests per minute; ${DEFAULT_RATE} unless given, and never above the plan's` },
    },
    examples: [
      'key create harbour --name "Website" --mode live --scopes read,write',
      'key create harbour --name "Gate 3" --mode live --scopes scanner --group north --allow 203.0.113.0/24 --rate 300',
    ],
    async run({ actor, change }, input) {
      const params = {
        name: input.required('name'),
        mode: input.required('mode'),
        scopes: (input.list('scopes') ?? []).filter((scope) => scope !== ''),
        group: input.option('group'),
        expires: input.option('expires'),
        addresses: input.list('allow'),
        requestsPerMinute: input.option('rate'),
      }
      const { record, value } = await change((work) => access.issueKey(work, actor, params), 'group')
      const { plan, plan_overrides } = actor.organization
      const text = [
        describe(record),
        `Value:\n\n  ${value}`,
        'Copy the value now: only a digest of it is stored, and it is not shown again.',
      ].join('\n\n')
      return {
        document: { key: { ...record, value } },
        text,
        warnings: access.describePlanConflicts(plan, plan_overrides, record),
      }
    },
  },
  {
    name: 'key list',
    examples: ['key list harbour'],
    async run({ actor, reader, accept, now }) {
      const found = accept(await access.listKeys(reader, actor))
      const keys = found.map((key) => ({ ...key, state: access.toKeyState(key, now) }))
      const rows = keys.map((key) => [
        key.id,
        key.name,
        key.last_four,
        key.mode,
        key.scopes.join(','),
        key.group,
        key.requests_per_minute ?? DEFAULT_RATE,
        key.allowed_addresses?.join(',') ?? 'any',
        key.expires_at,
        key.state,
      ])
      const headings = ['ID', 'NAME', 'LAST FOUR', 'MODE', 'SCOPES', 'GROUP', 'RATE', 'ADDRESSES', 'EXPIRES', 'STATE']
      return { document: { keys }, text: toTable(headings, rows) }
    },
  },
  {
    name: 'key revoke',
    operands: [{ name: 'key', about: 'its id, or its last four characters when no other key ends in them' }],
    examples: ['key revoke harbour x7Qa'],
    async run({ actor, change }, input) {
      const key = await change((work) => access.revokeKeyAsActor(work, actor, input.operand('key')), 'key')
      const text = `The key ${key.id} (${key.name}) is revoked and answers no request any more.`
      return { document: { key }, text: toPrintable(text) }
    },
  },
]

function describe(key: access.KeyDetails): string {
  return formatProperties([
    ['Key', key.name],
    ['Id', key.id],
    ['Mode', key.mode],
    ['Scopes', key.scopes.join(', ')],
    ['Group', key.group ?? 'the whole organization'],
    ['Expires', key.expires_at ?? 'never'],
    ['Addresses', key.allowed_addresses?.join(', ') ?? 'any'],
    ['Rate', `${key.requests_per_minute ?? DEFAULT_RATE} requests per minute`],
  ])
}
