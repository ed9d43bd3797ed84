import { errorRegistry } from '../../generated/errors.ts'
import { allOperations, type Operation } from '../contract.ts'
import { assert } from '../outcome.ts'
import { readErrorObject } from '../transports/attempt.ts'
import type { NamedCase } from './case.ts'
import { checkRateLimitCountsDown, describeAnswer, expectError, expectRateLimitHeaders } from './expect.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding'])

export function buildHttpMethodCases(operation: Operation): NamedCase[] {
  const counted = operation.scope === null ? [] : [countedMethod(operation)]
  return [
    otherMethods(operation),
    ...counted,
    ...(operation.method === 'GET' ? [head(operation), headWithoutKey(operation)] : []),
  ]
}

const methodsOf = ({ path }: Operation): string[] =>
  allOperations.filter((other) => other.path === path).map(({ method }) => method)

function otherMethods(operation: Operation): NamedCase {
  const declared = methodsOf(operation)
  const further = [...(declared.includes('GET') ? ['HEAD'] : []), ...(operation.host === 'tenant' ? ['OPTIONS'] : [])]
  const allowed = [...declared, ...further].sort().join(', ')
  return {
    name: `a method that the path does not have → method_not_allowed, Allow: ${allowed}`,
    run: async (stage) => {
      const { path } = await stage.unused(operation)
      for (const method of METHODS.filter((name) => !declared.includes(name))) {
        const answer = await stage.send(operation, { path, key: null, method })
        expectError(stage, answer, 'method_not_allowed')
        assert(answer.headers.allow === allowed, `${method}: Allow is "${answer.headers.allow}"`)
        const fields = Object.keys(readErrorObject(answer.body)).join(', ')
        const expected = Object.keys(errorRegistry.method_not_allowed.example).join(', ')
        assert(fields === expected, `${method}: the error has the fields ${fields}`)
      }
    },
  }
}

function countedMethod(operation: Operation): NamedCase {
  return {
    name: 'a method that the path does not have counts for the key',
    run: async (stage) => {
      const key = await stage.keyFor(operation)
      const { path } = await stage.unused(operation)
      const method = METHODS.find((name) => !methodsOf(operation).includes(name)) ?? 'PROPFIND'
      const before = await stage.send(operation, { path, key, method })
      const after = await stage.send(operation, { path, key, method })
      expectError(stage, after, 'method_not_allowed')
      checkRateLimitCountsDown(expectRateLimitHeaders(before), expectRateLimitHeaders(after))
    },
  }
}

function head(operation: Operation): NamedCase {
  return {
    name: 'HEAD answers as GET, without the body',
    run: async (stage) => {
      const attempt = await stage.ready(operation)
      const got = await stage.send(operation, attempt)
      const answer = await stage.send(operation, { ...attempt, method: 'HEAD' })
      if (got.status >= 400) stage.excuse(got)
      assert(answer.status === got.status, `GET answered ${describeAnswer(got)}, HEAD ${answer.status}`)
      assert(answer.text === '', `HEAD answered with the body ${answer.text}`)
      const missing = Object.keys(got.headers).filter(
        (name) => !OF_THE_CONNECTION.has(name) && !(name in answer.headers),
      )
      assert(missing.length === 0, `HEAD lacks the headers ${missing.join(', ')}`)
    },
  }
}

function headWithoutKey(operation: Operation): NamedCase {
  return {
    name: `HEAD without a key → ${operation.scope === null ? 200 : 401}, without a body`,
    run: async (stage) => {
      const answer = await stage.send(operation, { ...(await stage.unused(operation)), key: null, method: 'HEAD' })
      assert(answer.status === (operation.scope === null ? 200 : 401), `HEAD answered ${describeAnswer(answer)}`)
      assert(answer.text === '', `HEAD answered with the body ${answer.text}`)
    },
  }
}
