import type { Operation } from '../contract.ts'
import { bodyProvocations } from './bodies.ts'
import { type Case, type Provocation, provocationCase } from './case.ts'
import { credentialProvocations } from './credentials.ts'
import { entitlementCases, entitlementProvocations } from './entitlements.ts'
import { exampleCases } from './examples.ts'
import { faultProvocations } from './faults.ts'
import { idempotencyCases, idempotencyProvocations } from './idempotency.ts'
import { isolationCases } from './isolation.ts'
import { licenseCases } from './license.ts'
import { methodCases } from './methods.ts'
import { ownProvocations } from './own-refusals.ts'
import { rateCases, rateProvocations } from './rates.ts'
import { readOnlyCases } from './read-only.ts'
import { sandboxProvocations } from './sandbox.ts'
import { scopeCases, scopeProvocations } from './scopes.ts'
import { sdkCases } from './sdk.ts'
import { successCases } from './success.ts'
import { validationProvocations } from './validation.ts'
import { visitorCases, visitorProvocations } from './visitors.ts'

const provocationFamilies: ((operation: Operation) => Provocation[])[] = [
  credentialProvocations,
  scopeProvocations,
  entitlementProvocations,
  validationProvocations,
  bodyProvocations,
  idempotencyProvocations,
  ownProvocations,
  rateProvocations,
  sandboxProvocations,
  visitorProvocations,
  faultProvocations,
]

const caseFamilies: ((operation: Operation) => Case[])[] = [
  exampleCases,
  successCases,
  scopeCases,
  entitlementCases,
  isolationCases,
  idempotencyCases,
  methodCases,
  rateCases,
  visitorCases,
  readOnlyCases,
  licenseCases,
]

/** Everything that must hold for an operation, told by the contract and its arrangement. */
export function casesOf(operation: Operation): Case[] {
  const provocations = provocationFamilies.flatMap((family) => family(operation))
  return [
    ...caseFamilies.flatMap((family) => family(operation)),
    ...provocations.map((provocation) => provocationCase(operation, provocation)),
    ...sdkCases(operation, provocations),
  ]
}
