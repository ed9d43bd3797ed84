export const ruleNames = [
  'server-removed',
  'operation-removed',
  'operation-id-changed',
  'parameter-removed',
  'parameter-added-required',
  'parameter-became-required',
  'parameter-style-changed',
  'request-body-removed',
  'request-body-became-required',
  'request-media-type-removed',
  'request-property-removed',
  'request-property-added-required',
  'request-property-became-required',
  'request-additional-properties-refused',
  'request-type-narrowed',
  'request-null-refused',
  'request-variant-removed',
  'request-enum-value-removed',
  'request-enum-closed',
  'request-pattern-narrowed',
  'request-format-narrowed',
  'request-limit-tightened',
  'request-condition-changed',
  'input-default-changed',
  'response-status-removed',
  'response-success-status-added',
  'response-media-type-removed',
  'response-header-removed',
  'response-header-became-optional',
  'response-field-removed',
  'response-field-became-optional',
  'response-field-became-nullable',
  'response-type-changed',
  'response-format-changed',
  'response-variant-removed',
  'response-variant-added',
  'response-enum-value-removed',
  'response-enum-value-added',
  'operation-error-removed',
  'error-removed',
  'error-status-changed',
  'scope-changed',
  'entitlement-changed',
  'host-changed',
  'pagination-changed',
  'idempotency-required',
  'idempotency-removed',
  'security-tightened',
  'webhook-removed',
  'webhook-header-removed',
  'webhook-header-became-optional',
  'webhook-media-type-removed',
  'webhook-answer-refused',
] as const

export type RuleName = (typeof ruleNames)[number]

export type Breakage = { rule: RuleName; message: string }

export function report(rule: RuleName, label: string, sentence: string): Breakage {
  return { rule, message: `${label}: ${sentence}.` }
}

export function dropDuplicates(breaks: Breakage[]): Breakage[] {
  return [...new Map(breaks.map((one) => [`${one.rule} ${one.message}`, one])).values()]
}
