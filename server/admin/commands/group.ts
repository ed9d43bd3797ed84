import { createGroupAsMember, listGroupsAsMember } from '../../access/groups/index.ts'
import type { Command } from '../command.ts'
import { formatProperties, toPrintable } from '../output.ts'

export const groupCommands: Command[] = [
  {
    name: 'group create',
    options: {
      code: { value: 'CODE', about: 'its short name, such as north', required: true },
      name: { value: 'NAME', about: 'its name as people read it', required: true },
      parent: { value: 'CODE', about: 'the group to put it below; at the top unless given' },
    },
    examples: ['group create harbour --code north-youth --name "Northern youth" --parent north'],
    async run({ actor, change }, input) {
      const params = { code: input.required('code'), name: input.required('name'), parent: input.option('parent') }
      const group = await change((work) => createGroupAsMember(work, actor, params), 'group')
      const text = formatProperties([
        ['Group', group.name],
        ['Code', group.code],
        ['Below', group.parent ?? 'nothing: it is at the top'],
        ['Id', group.id],
      ])
      return { document: { group }, text }
    },
  },
  {
    name: 'group list',
    examples: ['group list harbour'],
    async run({ actor, reader }) {
      const groups = await listGroupsAsMember(reader, actor)
      const text = groups.length > 0 ? drawTree(groups) : `${actor.organization.slug} has no groups.`
      return { document: { groups }, text }
    },
  },
]

function drawTree(groups: Awaited<ReturnType<typeof listGroupsAsMember>>[number][]): string {
  const codes = new Set(groups.map(({ code }) => code))
  const below = Map.groupBy(groups, ({ parent }) => (parent !== null && codes.has(parent) ? parent : null))
  const lines: { place: string; name: string }[] = []
  const waiting = childrenOf(null, 0)
  function childrenOf(parent: string | null, depth: number) {
    const children = [...(below.get(parent) ?? [])].sort((one, other) => (one.code < other.code ? 1 : -1))
    return children.map((group) => ({ group, depth }))
  }
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { group, depth } = next
    lines.push({ place: '  '.repeat(depth) + group.code, name: toPrintable(group.name).replaceAll('\n', ' ') })
    waiting.push(...childrenOf(group.code, depth + 1))
  }
  const width = Math.max(...lines.map(({ place }) => place.length))
  return lines.map(({ place, name }) => `${place.padEnd(width)}  ${name}`).join('\n')
}
