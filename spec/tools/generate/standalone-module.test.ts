import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import type { Document, Schema } from '../document.ts'
import { emitValidators } from './emit-validators.ts'

type Check = (value: unknown) => boolean

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

const schemas: Record<string, Schema> = {
  Lid: { type: 'object', properties: { colour: { type: 'string', pattern: '^[a-z]+$' } } },
  Box: { type: 'object', properties: { lid: ref('Lid'), boxes: { type: 'array', items: ref('Box') } } },
  Crate: { type: 'object', properties: { barrel: ref('Barrel'), lid: ref('Lid') } },
  Barrel: { type: 'object', properties: { crate: ref('Crate') } },
}

function contractOf(bodies: Record<string, Schema>): Document {
  const paths = Object.entries(bodies).map(([operationId, schema]) => {
    const requestBody = { content: { 'application/json': { schema } } }
    return [`/${operationId}`, { post: { operationId, requestBody, responses: {} } }]
  })
  const info = { title: 'Boxes', version: '1' }
  return { openapi: '3.1.0', info, paths: Object.fromEntries(paths), components: { schemas } }
}

/** Evaluates the text of a module and returns its exports. */
function load(text: string): Record<string, Check> {
  const code = text.replace(/^import .*\n(const require = .*\n)/m, '')
  const names = [...code.matchAll(/^export function (\w+)/gm)].map(([, name]) => name)
  const body = `${code.replaceAll(/^export /gm, '')}\nreturn { ${names.join(', ')} }`
  return new Function('require', body)(createRequire(import.meta.url))
}

test('what several operations share stands in the file once, under the name that the contract gives it', () => {
  const text = emitValidators(contractOf({ makeBox: ref('Box'), changeBox: ref('Box') }))
  expect(text.match(/^(?:export )?function \w+/gm)).toEqual([
    'function validate_Box',
    'export function makeBox_path',
    'export function makeBox_query',
    'export function makeBox_body',
    'export function changeBox_path',
    'export function changeBox_query',
    'export function changeBox_body',
  ])
  expect(text.match(/^const pattern_\w+/gm)).toHaveLength(1)
})

test('the order of the operations changes nothing but their own order', () => {
  const lines = (bodies: Record<string, Schema>) => emitValidators(contractOf(bodies)).split('\n').sort()
  const [box, lid] = [ref('Box'), { type: 'array', items: ref('Box') }]
  expect(lines({ makeBox: box, makeLid: lid })).toEqual(lines({ makeLid: lid, makeBox: box }))
})

test.each([
  ['itself', 'Box', (lid: object) => ({ boxes: [{ boxes: [{ lid }] }] })],
  ['what holds it', 'Crate', (lid: object) => ({ barrel: { crate: { barrel: { crate: { lid } } } } })],
])('a schema that holds %s is followed to the end', (_, name, nested) => {
  const { make_body: check } = load(emitValidators(contractOf({ make: ref(name) })))
  expect(check?.(nested({ colour: 'red' }))).toBe(true)
  expect(check?.(nested({ colour: 'RED' }))).toBe(false)
})
