import { addMember, changeRole, listMembers, type Member, roles, setPin } from '../../access/members/index.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { accept, change, findActor } from '../act.ts'
import type { Command, Context, Input } from '../command.ts'
import { properties, table } from '../output.ts'
import { org } from './operands.ts'

async function add(context: Context, input: Input) {
  const actor = await findActor(context, input)
  const params = {
    email: input.required('email'),
    name: input.required('name'),
    role: input.required('role'),
    group: input.option('group'),
  }
  const member = await change(context, actor, (work) => addMember(work, actor, params), 'group')
  return { document: { member }, text: describe(member) }
}

async function role(context: Context, input: Input) {
  const actor = await findActor(context, input)
  const [email, wanted] = [input.operand('email'), input.operand('role')]
  const member = await change(context, actor, (work) => changeRole(work, actor, email, wanted), 'member')
  return { document: { member }, text: describe(member) }
}

async function pin(context: Context, input: Input) {
  const actor = await findActor(context, input)
  const [email, wanted] = [input.operand('email'), input.option('pin')]
  const set = await change(context, actor, (work) => setPin(work, actor, email, wanted), 'member')
  const told = wanted === undefined ? [`PIN:\n\n  ${set.pin}`] : []
  const text = [
    describe(set.member),
    ...told,
    'The PIN is set; only a hash of it is stored, and it is not shown again.',
  ]
  return { document: wanted === undefined ? set : { member: set.member }, text: text.join('\n\n') }
}

async function list(context: Context, input: Input) {
  const actor = await findActor(context, input)
  const members = accept(await listMembers(readerOn(context.database), actor), actor)
  const rows = members.map(({ email, name, role, group, id }) => [email, name, role, group, id])
  return { document: { members }, text: table(['EMAIL', 'NAME', 'ROLE', 'GROUP', 'ID'], rows) }
}

function describe({ id, email, name, role, group }: Member): string {
  return properties([
    ['Member', `${name} <${email}>`],
    ['Role', role],
    ['Group', group ?? 'the whole organization'],
    ['Id', id],
  ])
}

const ROLES = `one of ${roles.join(', ')}`

export const memberCommands: Command[] = [
  {
    name: 'member add',
    operands: [org],
    options: {
      email: { value: 'EMAIL', about: 'their email address, by which commands know them', required: true },
      name: { value: 'NAME', about: 'their name', required: true },
      role: { value: 'ROLE', about: ROLES, required: true },
      group: { value: 'CODE', about: 'limits them to this group and what is below it' },
    },
    examples: ['member add harbour --email li@harbour.example --name "Li Wei" --role developer --group north'],
    forMembers: true,
    needs: 'migrated',
    run: add,
  },
  {
    name: 'member role',
    operands: [org, { name: 'email', about: 'the email address of the member' }, { name: 'role', about: ROLES }],
    examples: ['member role harbour li@harbour.example admin'],
    forMembers: true,
    needs: 'migrated',
    run: role,
  },
  {
    name: 'member pin',
    operands: [org, { name: 'email', about: 'the email address of the member' }],
    options: { pin: { value: 'DIGITS', about: 'at least six digits; made and printed unless given' } },
    examples: ['member pin harbour li@harbour.example'],
    forMembers: true,
    needs: 'migrated',
    run: pin,
  },
  {
    name: 'member list',
    operands: [org],
    examples: ['member list harbour'],
    forMembers: true,
    needs: 'migrated',
    run: list,
  },
]
