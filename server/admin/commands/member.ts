import {
  addInvitedMember,
  changeMember,
  listMembers,
  type Member,
  memberRoles,
  removeMember,
  removePin,
  setPin,
} from '../../access/members/index.ts'
import type { Command } from '../command.ts'
import { formatProperties, toPrintable, toTable } from '../output.ts'
import { readPublicOrigin } from '../public-origin.ts'

const ROLES = `one of ${memberRoles.join(', ')}`
const email = { name: 'email', about: 'the email address of the member' }

export const memberCommands: Command[] = [
  {
    name: 'member add',
    options: {
      email: { value: 'EMAIL', about: 'their email address, by which commands know them', required: true },
      name: { value: 'NAME', about: 'their name', required: true },
      role: { value: 'ROLE', about: ROLES, required: true },
      group: { value: 'CODE', about: 'limits them to this group and what is below it' },
    },
    examples: ['member add harbour --email li@harbour.example --name "Li Wei" --role developer --group north'],
    async run({ actor, change, database }, input) {
      const [email, name, role] = [input.required('email'), input.required('name'), input.required('role')]
      const params = { email, name, role, group: input.option('group') }
      const origin = await readPublicOrigin(database, input.environment)
      const added = await change((work) => addInvitedMember(work, actor, actor.organization, params, origin), 'group')
      const { document, text } = describe(added)
      return { document, text: `${text}\n\nAn invitation to the console is on its way by mail.` }
    },
  },
  {
    name: 'member role',
    operands: [email, { name: 'role', about: ROLES }],
    examples: ['member role harbour li@harbour.example admin'],
    async run({ actor, change }, input) {
      const [email, role] = [input.operand('email'), input.operand('role')]
      return describe(await change((work) => changeMember(work, actor, email, { role }), 'member'))
    },
  },
  {
    name: 'member group',
    operands: [email, { name: 'group', about: 'its code; the whole organization unless given', optional: true }],
    examples: ['member group harbour li@harbour.example north', 'member group harbour li@harbour.example'],
    async run({ actor, change }, input) {
      const [group = null] = input.operands('group')
      return describe(await change((work) => changeMember(work, actor, input.operand('email'), { group }), 'group'))
    },
  },
  {
    name: 'member remove',
    operands: [email],
    examples: ['member remove harbour li@harbour.example'],
    async run({ actor, change }, input) {
      const { member, keys } = await change((work) => removeMember(work, actor, input.operand('email')), 'member')
      const left = keys === 0 ? '' : ` API keys that they made and that still work: ${keys}; "key list" shows them.`
      const text = `${member.name} <${member.email}> is no member any more, and every session of theirs has ended.${left}`
      return { document: { member, keys }, text: toPrintable(text) }
    },
  },
  {
    name: 'member pin',
    operands: [email],
    options: {
      pin: { value: 'DIGITS|none', about: 'at least six digits, or none to remove it; made and printed unless given' },
    },
    examples: ['member pin harbour li@harbour.example', 'member pin harbour li@harbour.example --pin none'],
    async run({ actor, change }, input) {
      const [email, wanted] = [input.operand('email'), input.option('pin')]
      if (wanted === 'none') {
        const { document, text } = describe(await change((work) => removePin(work, actor, email), 'member'))
        return { document, text: `${text}\n\nThe PIN is removed: they override nothing without one.` }
      }
      const set = await change((work) => setPin(work, actor, email, wanted), 'member')
      const { document, text } = describe(set.member)
      const end = 'The PIN is set; only a hash of it is stored, and it is not shown again.'
      if (wanted !== undefined) return { document, text: `${text}\n\n${end}` }
      return { document: set, text: `${text}\n\nPIN:\n\n  ${set.pin}\n\n${end}` }
    },
  },
  {
    name: 'member list',
    examples: ['member list harbour'],
    async run({ actor, reader, accept }) {
      const members = accept(await listMembers(reader, actor))
      const rows = members.map((member) => [
        member.email,
        member.name,
        member.role,
        member.group,
        member.has_pin ? 'yes' : 'no',
        member.last_signed_in_at,
        member.id,
      ])
      const headings = ['EMAIL', 'NAME', 'ROLE', 'GROUP', 'PIN', 'LAST SIGN-IN', 'ID']
      return { document: { members }, text: toTable(headings, rows) }
    },
  },
]

function describe(member: Member) {
  const text = formatProperties([
    ['Member', `${member.name} <${member.email}>`],
    ['Role', member.role],
    ['Group', member.group ?? 'the whole organization'],
    ['Id', member.id],
  ])
  return { document: { member }, text }
}
