import { deriveInteger } from '../derive-ids.ts'
import { festivalFamilies, schoolFamilies } from './families.ts'
import { namesByLanguage } from './names.ts'

/** A made-up person, the same in every build of the sandbox. */
export type SandboxPerson = {
  /** Index among all, from 0. */
  number: number
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  external_id: string | null
  /** Month and day of birth; for adults also the year, for children the age reached this year. */
  birthday: string
  born: number | null
  turns: number | null
}

export type SandboxPeople = ReturnType<typeof buildSandboxPeople>

/** Single people, alternating between languages, and families. */
export function buildSandboxPeople() {
  let next = 0
  const count = () => next++
  return {
    singles: interleave(Object.values(namesByLanguage).map((text) => text.trim().split(/[;\n]/))).map((one) =>
      adult(one, count()),
    ),
    festivalFamilies: linesOf(festivalFamilies).map((line) => family(line, count)),
    schoolFamilies: linesOf(schoolFamilies).map((line) => family(line, count)),
  }
}

export const computeBirthDate = ({ birthday, born, turns }: SandboxPerson, thisYear: number): string =>
  `${born ?? thisYear - (turns ?? 0)}-${birthday}`

function family(line: string, count: () => number): SandboxPerson[] {
  const members: SandboxPerson[] = []
  for (const member of line.split(';')) {
    const isChild = member.trim().startsWith('*')
    members.push(isChild ? child(member.replace('*', ''), count(), members[0]) : adult(member, count()))
  }
  return members
}

function adult(line: string, number: number): SandboxPerson {
  const [first_name = '', last_name = '', address = ''] = partsOf(line)
  const hasEmail = number % 13 !== 7
  return {
    number,
    first_name,
    last_name,
    birthday: birthday(number),
    turns: null,
    email: hasEmail ? `${address}@${number % 2 === 0 ? 'example.com' : 'example.org'}` : null,
    phone: !hasEmail || number % 3 === 0 ? fictionalPhone(number) : null,
    external_id: number % 10 === 4 ? `member-${String(number).padStart(4, '0')}` : null,
    born: 1946 + deriveInteger(`year of birth ${number}`, 58),
  }
}

function child(line: string, number: number, parent: SandboxPerson | undefined): SandboxPerson {
  const [first_name = '', last_name = ''] = partsOf(line)
  const { email = null, phone = null } = parent ?? {}
  const turns = 5 + deriveInteger(`age ${number}`, 11)
  return {
    number,
    first_name,
    last_name,
    email,
    phone: email ? null : phone,
    external_id: null,
    birthday: birthday(number),
    born: null,
    turns,
  }
}

const birthday = (number: number) =>
  [1 + deriveInteger(`month ${number}`, 12), 1 + deriveInteger(`day ${number}`, 28)]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** From the ranges reserved for fiction in Britain, North America, France and Germany. */
function fictionalPhone(number: number): string {
  const digits = String(number).padStart(4, '0')
  const ranges = [
    `+44 7700 900${digits.slice(1)}`,
    `+1 202 555 01${digits.slice(2)}`,
    `+33 6 39 98 ${digits.slice(0, 2)} ${digits.slice(2)}`,
    `+49 30 23125 ${digits.slice(1)}`,
  ]
  return ranges[number % ranges.length] ?? ''
}

const linesOf = (text: string) => text.trim().split('\n')
const partsOf = (line: string) => line.split('|').map((part) => part.trim())

function interleave<Item>(lists: Item[][]): Item[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat()
}
