import { errorRegistry } from '../../generated/errors.ts'
import { declares, type Operation } from '../contract.ts'
import { ownProvocations, sdkSuccesses, successes } from './arranged.ts'
import type { Case, Claim, Provocation } from './case.ts'
import { credentialProvocations, scopeClaims, scopeProvocations } from './credentials.ts'
import { entitlementClaims, entitlementProvocations } from './entitlements.ts'
import { exampleClaims } from './examples.ts'
import { expectCode } from './expect.ts'
import { idempotencyClaims, idempotencyProvocations } from './idempotency.ts'
import { faultProvocations, licenseClaims, readOnlyClaims } from './installation.ts'
import { isolationClaims } from './isolation.ts'
import { methodClaims } from './methods.ts'
import { rateClaims, rateProvocations, sandboxProvocations } from './rates.ts'
import { bodyProvocations, validationProvocations } from './validation.ts'
import { visitorClaims, visitorProvocations } from './visitors.ts'

const claims: Record<string, (operation: Operation) => Claim[]> = {
  examples: exampleClaims,
  success: successes,
  SDK: sdkSuccesses,
  scopes: scopeClaims,
  entitlements: entitlementClaims,
  isolation: isolationClaims,
  idempotency: idempotencyClaims,
  methods: methodClaims,
  rates: rateClaims,
  visitors: visitorClaims,
  'read-only': readOnlyClaims,
  license: licenseClaims,
}

/** Each family applies to the operations that declare its error. */
const provocations: Record<string, (operation: Operation) => Provocation[]> = {
  credentials: credentialProvocations,
  scopes: scopeProvocations,
  entitlements: entitlementProvocations,
  validation: validationProvocations,
  bodies: bodyProvocations,
  idempotency: idempotencyProvocations,
  'own refusals': ownProvocations,
  rates: rateProvocations,
  sandbox: sandboxProvocations,
  visitors: visitorProvocations,
  faults: faultProvocations,
}

/** All cases of an operation, generated from the contract and its arrangement. */
export function casesOf(operation: Operation): Case[] {
  const claimed = Object.entries(claims).flatMap(([family, claimsOf]) =>
    claimsOf(operation).map((claim) => ({ ...claim, operation, family })),
  )
  const provoked = Object.entries(provocations).flatMap(([family, provocationsOf]) =>
    provocationsOf(operation)
      .filter(({ code }) => declares(operation, code))
      .map((provocation) => ({ ...provocation, family })),
  )
  return [
    ...claimed,
    ...provoked.map((one) => provocationCase(operation, one.family, one.name, one, 'send')),
    ...oneOfEachStatus(provoked).map((one) =>
      provocationCase(operation, 'SDK', `${one.family}: ${one.name}`, one, 'sendBySdk'),
    ),
  ]
}

/** One error per status is also sent through the SDK's typed client, which must pass it on unchanged. */
function oneOfEachStatus<One extends Provocation>(provoked: One[]): One[] {
  const sendable = provoked.filter(({ httpOnly }) => !httpOnly)
  const byStatus = Map.groupBy(sendable, ({ code }) => errorRegistry[code].status)
  return [...byStatus.values()].flatMap(([first]) => first ?? [])
}

function provocationCase(
  operation: Operation,
  family: string,
  name: string,
  { code, arrange, inspect }: Provocation,
  send: 'send' | 'sendBySdk',
): Case {
  return {
    operation,
    family,
    name: `${name} → ${code}`,
    run: async (stage) => {
      const attempt = await arrange(stage)
      const answer = await stage[send](operation, attempt)
      expectCode(stage, answer, code)
      await inspect?.(answer, stage, attempt)
    },
  }
}
