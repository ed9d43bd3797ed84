import { expect, test } from 'vitest'
import { NotFoundError, PosternError } from '../core/errors.ts'
import { setCallStack } from './call-site.ts'

const frames = 'myCaller@https://tickets.example/app.js:7:3\nErrorPage@https://tickets.example/app.js:9:1'

test.each([
  ['V8', 'Error\n    at myCaller (app.js:7:3)', "NotFoundError: There is no $& 'x'.\n    at myCaller (app.js:7:3)"],
  [
    'a source map',
    'Error: \n    at myCaller (app.ts:7:3)',
    "NotFoundError: There is no $& 'x'.\n    at myCaller (app.ts:7:3)",
  ],
  ['Firefox or Safari', frames, frames],
  ['a component of that name', frames.split('\n').reverse().join('\n'), frames.split('\n').reverse().join('\n')],
  ['V8 without frames', 'Error', "NotFoundError: There is no $& 'x'."],
])('a stack as of %s leads to the caller', (_, written, expected) => {
  const error = new NotFoundError({ code: 'not_found', message: "There is no $& 'x'." })
  expect(setCallStack({ stack: written }, error)).toBe(error)
  expect(error.stack).toBe(expected)
  expect(Object.keys(error)).not.toContain('stack')
})

test.each([
  ['no place', undefined],
  ['no stack', {}],
  ['a stack of objects', { stack: [{}] }],
])('with %s an error keeps its own stack', (_, site) => {
  const error = new PosternError({ code: 'aborted', message: 'The call was aborted.' })
  const { stack } = error
  setCallStack(site, error)
  expect(error.stack).toBe(stack)
})

test('the stack of a place is read only when a call fails', async () => {
  let reads = 0
  const site = {
    get stack() {
      reads++
      return 'Error'
    },
  }
  expect(setCallStack(site, new RangeError('of another'))).toBeInstanceOf(RangeError)
  expect(reads).toBe(0)
  setCallStack(site, new PosternError({ code: 'aborted', message: 'The call was aborted.' }))
  expect(reads).toBeGreaterThan(0)
})
