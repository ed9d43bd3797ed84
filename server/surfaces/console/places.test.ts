import { describe, expect, test } from 'vitest'
import type { OperationId } from '../../../generated/operations.ts'
import { describeOperations } from './contract/operations.ts'
import { permissionsByOperation } from './contract/operations-of-members.ts'
import {
  fillPathParameters,
  findItemPath,
  listPageActs,
  listSubpages,
  matchConsolePage,
  toConsolePath,
} from './contract/places.ts'
import { NAV_SECTIONS } from './mode-layout.ts'

const all = [...describeOperations().values()]
const offered = all.filter(({ id }) => typeof permissionsByOperation[id] === 'string')

test('every operation has a place in the console, or a written reason', () => {
  const pages = offered.filter(({ method }) => method === 'GET')
  const found = pages.map(({ path }) => matchConsolePage(toConsolePath(path))?.page.id)
  expect(found).toEqual(pages.map(({ id }) => id))
  const acts = new Set(pages.flatMap((page) => listPageActs(page).map(({ id }) => id)))
  expect([...acts].sort()).toEqual(
    offered
      .filter(({ method }) => method !== 'GET')
      .map(({ id }) => id)
      .sort(),
  )
  expect(offered.length).toBeGreaterThan(100)
})

test('every page is reached by links from the navigation', () => {
  const reached = new Set<string>()
  const waiting: string[] = NAV_SECTIONS.map(([path]) => path)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const place = matchConsolePage(path)
    if (!place || reached.has(place.page.id)) continue
    reached.add(place.page.id)
    const item = { id: '1', code: '1', event_id: '1', registration_id: '1' }
    waiting.push(
      ...listSubpages(place.page).map((page) => toConsolePath(fillPathParameters(page.path, place.params))),
      ...(place.page.isList ? [findItemPath(place, item) ?? ''] : []),
    )
  }
  const pages = offered.filter(({ method }) => method === 'GET').map(({ id }) => id)
  expect(pages.filter((id) => !reached.has(id))).toEqual([])
})

test('every act is on one page', () => {
  const places = offered.flatMap((page) => (page.method === 'GET' ? listPageActs(page).map(({ id }) => id) : []))
  expect(places.filter((id, at) => places.indexOf(id) !== at)).toEqual([])
})

describe('a form', () => {
  const bodyOf = (id: OperationId) => describeOperations().get(id)?.body ?? []

  test('has the fields of the contract, with its words', () => {
    expect(bodyOf('createEvent').map(({ name, kind, required }) => [name, kind, required])).toEqual([
      ['code', 'text', true],
      ['name', 'text', true],
      ['description', 'long', false],
      ['group', 'text', false],
      ['timezone', 'zone', true],
      ['currency', 'text', false],
      ['language', 'choice', false],
      ['capacity', 'number', false],
      ['waitlist', 'boolean', false],
      ['approval', 'boolean', false],
      ['payment_deadline_days', 'number', false],
    ])
  })

  test('has no field that people would have to write as JSON', () => {
    const written = offered.flatMap(({ id, body }) =>
      body.flatMap(({ name, kind, source }) => (kind === 'json' && !source ? `${id}.${name}` : [])),
    )
    expect(written).toEqual([])
  })
})
