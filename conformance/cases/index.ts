import { errorRegistry } from '../../generated/errors.ts'
import { declaresError, type Operation } from '../contract.ts'
import { buildArrangedErrorCases, buildSdkSuccessCases, buildSuccessCases } from './arranged.ts'
import type { ConformanceCase, ErrorCase, NamedCase } from './case.ts'
import { buildIfMatchCases, buildIfMatchErrorCases } from './conditional.ts'
import { buildCredentialErrorCases, buildScopeCases, buildScopeErrorCases } from './credentials.ts'
import { buildEntitlementCases, buildEntitlementErrorCases } from './entitlements.ts'
import { buildExampleCases } from './examples.ts'
import { expectError } from './expect.ts'
import { buildIdempotencyCases, buildIdempotencyErrorCases } from './idempotency.ts'
import { buildLicenseCases, buildReadOnlyInstanceCases, buildServerErrorCases } from './installation.ts'
import { buildIsolationCases } from './isolation.ts'
import { buildKeylessCases, buildKeylessErrorCases } from './keyless.ts'
import { buildHttpMethodCases } from './methods.ts'
import { buildRateLimitCases, buildRateLimitErrorCases, buildSandboxErrorCases } from './rates.ts'
import { buildUnparsedBodyErrorCases, buildValidationErrorCases } from './validation.ts'

const claims: Record<string, (operation: Operation) => NamedCase[]> = {
  examples: buildExampleCases,
  success: buildSuccessCases,
  SDK: buildSdkSuccessCases,
  scopes: buildScopeCases,
  entitlements: buildEntitlementCases,
  isolation: buildIsolationCases,
  idempotency: buildIdempotencyCases,
  conditional: buildIfMatchCases,
  methods: buildHttpMethodCases,
  rates: buildRateLimitCases,
  visitors: buildKeylessCases,
  'read-only': buildReadOnlyInstanceCases,
  license: buildLicenseCases,
}

/** Each family applies to the operations that declare its error. */
const provocations: Record<string, (operation: Operation) => ErrorCase[]> = {
  credentials: buildCredentialErrorCases,
  scopes: buildScopeErrorCases,
  entitlements: buildEntitlementErrorCases,
  validation: buildValidationErrorCases,
  bodies: buildUnparsedBodyErrorCases,
  idempotency: buildIdempotencyErrorCases,
  conditional: buildIfMatchErrorCases,
  'own refusals': buildArrangedErrorCases,
  rates: buildRateLimitErrorCases,
  sandbox: buildSandboxErrorCases,
  visitors: buildKeylessErrorCases,
  faults: buildServerErrorCases,
}

export function buildOperationCases(operation: Operation): ConformanceCase[] {
  const claimed = Object.entries(claims).flatMap(([family, claimsOf]) =>
    claimsOf(operation).map((claim) => ({ ...claim, operation, family })),
  )
  const provoked = Object.entries(provocations).flatMap(([family, provocationsOf]) =>
    provocationsOf(operation)
      .filter(({ code }) => declaresError(operation, code))
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
function oneOfEachStatus<One extends ErrorCase>(provoked: One[]): One[] {
  const sendable = provoked.filter(({ httpOnly }) => !httpOnly)
  const byStatus = Map.groupBy(sendable, ({ code }) => errorRegistry[code].status)
  return [...byStatus.values()].flatMap(([first]) => first ?? [])
}

function provocationCase(
  operation: Operation,
  family: string,
  name: string,
  { code, arrange, inspect }: ErrorCase,
  send: 'send' | 'sendBySdk',
): ConformanceCase {
  return {
    operation,
    family,
    name: `${name} → ${code}`,
    run: async (stage) => {
      const attempt = await arrange(stage)
      const answer = await stage[send](operation, attempt)
      expectError(stage, answer, code)
      await inspect?.(answer, stage, attempt)
    },
  }
}
