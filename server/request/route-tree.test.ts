import { describe, expect, test } from 'vitest'
import { buildRouteTree } from './route-tree.ts'

function treeOf(...paths: string[]) {
  const facts = { method: 'GET', host: 'api', scope: null, entitlement: null, changes: false, pagination: null }
  const rest = { queryTypes: {}, bodyType: null, bodyRequired: false, success: [200], errors: [] }
  return buildRouteTree(Object.fromEntries(paths.map((path) => [path, { ...facts, ...rest, path }])))
}

const found = (find: ReturnType<typeof treeOf>, path: string) => {
  const match = find('GET', path)
  return match.found === 'route' ? [match.route.id, match.path] : match.found
}

describe('a parameter with a suffix', () => {
  const find = treeOf('/a/{x}', '/a/{y}.json', '/a/{z}.min.json', '/a/list.json', '/a/{y}.json/b', '/a/{x}/c')

  test('takes what stands before the suffix', () => {
    expect(found(find, '/a/one.json')).toEqual(['/a/{y}.json', { y: 'one' }])
    expect(found(find, '/a/o%6Ee%2Ejson')).toEqual(['/a/{y}.json', { y: 'one' }])
    expect(found(find, '/a/one.json.json')).toEqual(['/a/{y}.json', { y: 'one.json' }])
  })

  test('is asked before one with a shorter suffix or none, and after a literal', () => {
    expect(found(find, '/a/one.min.json')).toEqual(['/a/{z}.min.json', { z: 'one' }])
    expect(found(find, '/a/list.json')).toEqual(['/a/list.json', {}])
    expect(found(find, '/a/one.xml')).toEqual(['/a/{x}', { x: 'one.xml' }])
  })

  test('gives way where it leads nowhere', () => {
    expect(found(find, '/a/one.json/c')).toEqual(['/a/{x}/c', { x: 'one.json' }])
    expect(found(find, '/a/one.min.json/b')).toEqual(['/a/{y}.json/b', { y: 'one.min' }])
  })

  test('is not empty', () => {
    expect(found(find, '/a/.json')).toEqual(['/a/{x}', { x: '.json' }])
    expect(found(treeOf('/a/{y}.json'), '/a/.json')).toBe('nothing')
    expect(found(treeOf('/a/{y}.json'), '/a/%ff.json')).toBe('nothing')
  })
})

test('a parameter has one name wherever it stands', () => {
  expect(() => treeOf('/a/{x}', '/a/{y}/b')).toThrow('the parameter {y} is called {x} in another path')
})
