import { describe, expect, it } from 'vitest'
import { isJsonMediaType } from './read-body.ts'

describe('the JSON media type', () => {
  it.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'application/json ; Charset="Utf-8" ',
  ])('%j is accepted', (contentType) => {
    expect(isJsonMediaType(contentType)).toBe(true)
  })

  it.each([
    undefined,
    '',
    'text/json',
    'application/jsonp',
    'application/problem+json',
    'application/json, application/json',
    'application/json; charset=utf-16',
    'application/json; charset="utf-8',
    'application/json; charset = utf-8',
    'application/json; charset=utf-8; charset=utf-8',
    'application/json; version=1',
    'application/json;',
    'application/json\n',
    'text/plain; application/json',
  ])('%j is refused', (contentType) => {
    expect(isJsonMediaType(contentType)).toBe(false)
  })
})
