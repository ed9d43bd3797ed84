import { dirname, join, relative } from 'node:path'
import {
  compile,
  type EnumMember,
  formatDiagnostic,
  getDoc,
  type LinterRuleSet,
  type Model,
  NodeHost,
  type Program,
  serializeValueAsJson,
  type Type,
  type Value,
} from '@typespec/compiler'
import { getOpenAPI3 } from '@typespec/openapi3'
import { getCallErrors, getErrorFacts, getOpenLists, getProblemParams, getTags } from '../../contract/lib/index.js'
import type { Document, ErrorDefinition, ProblemRuleDefinition } from '../document.ts'
import type { DeclaredErrors } from './error-responses.ts'
import { storeExampleValues } from './example-values.ts'
import { addPathExtensions } from './paths.ts'
import { nameSdkMethods } from './sdk-names.ts'
import { addInputTitles } from './titles.ts'

export type CompiledContract = DeclaredErrors & { openapi31: Document; openapi30: Document }

export class ContractError extends Error {}

const LIBRARY = join(import.meta.dirname, '../../contract/lib')

/** The lint rules of the contract's library, which the compiler resolves relative to the entry file. */
export function buildLinterRuleSet(entry: string): LinterRuleSet {
  const path = relative(dirname(entry), LIBRARY).replaceAll('\\', '/')
  return { extends: [`${path.startsWith('.') ? path : `./${path}`}/all`] }
}

const EXAMPLE_REQUEST_ID = '01JQ90B3D5F7H9K1N3Q5S7V9X1'

export async function compileContract(entry: string): Promise<CompiledContract> {
  const program = await compile(NodeHost, entry, { noEmit: true, linterRuleSet: buildLinterRuleSet(entry) })
  refuseDiagnostics(program)
  addPathExtensions(program)
  nameSdkMethods(program)
  storeExampleValues(program)
  addInputTitles(program)
  return {
    openapi31: await emit(program, '3.1.0'),
    openapi30: await emit(program, '3.0.0'),
    errors: readErrorRegistry(program),
    nextSteps: describeNextSteps(program),
    errorsByCallKind: getCallErrors(program),
    problemRules: describeProblemRules(program),
  }
}

function refuseDiagnostics(program: Program) {
  if (program.diagnostics.length === 0) return
  throw new ContractError(program.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n'))
}

async function emit(program: Program, version: '3.0.0' | '3.1.0'): Promise<Document> {
  const [record] = await getOpenAPI3(program, { 'openapi-versions': [version] })
  if (!record || record.versioned) throw new ContractError('The contract must define exactly one unversioned service.')
  const tags = getTags(program)
  const openLists = getOpenLists(program)
  const text = JSON.stringify({ ...record.document, ...(tags.length > 0 ? { tags } : {}) })
  // The emitter has another name for an instance of a template where a list holds it, although it is the same.
  return JSON.parse(
    text.replaceAll(/"(#\/components\/schemas\/)?(\w+)Item"/g, (quoted, path = '', name) =>
      openLists.has(name) ? `"${path}${name}"` : quoted,
    ),
  )
}

function readErrorRegistry(program: Program): Record<string, ErrorDefinition> {
  const registry: Record<string, ErrorDefinition> = {}
  for (const [member, facts] of getErrorFacts(program)) {
    registry[member.name] = {
      status: facts.status,
      next_step: facts.nextStep.name,
      meaning: getDoc(program, member) ?? '',
      remedy: facts.remedy ?? '',
      fields: [...(facts.fields?.properties.keys() ?? [])],
      ...optionalFields(facts.fields),
      ...(facts.certainDetails ? { certain_details: facts.certainDetails } : {}),
      example: {
        code: member.name,
        message: facts.message,
        ...(facts.detailsExample === undefined ? {} : { details: plain(program, facts.detailsExample) }),
        doc_url: `https://tickets.example/errors/${member.name}`,
        request_id: EXAMPLE_REQUEST_ID,
        ...(plain(program, facts.fieldsExample) as object | undefined),
      },
    }
  }
  return registry
}

function describeNextSteps(program: Program): Record<string, string> {
  const [first] = getErrorFacts(program).values()
  const steps = [...(first?.nextStep.enum.members.values() ?? [])]
  return Object.fromEntries(steps.map((step) => [step.name, getDoc(program, step) ?? '']))
}

function describeProblemRules(program: Program): Record<string, ProblemRuleDefinition> {
  const params = getProblemParams(program)
  const [rule] = params.keys()
  const rules = [...(rule?.enum.members.values() ?? [])]
  return Object.fromEntries(rules.map((member) => [member.name, describeRule(program, member, params.get(member))]))
}

function describeRule(program: Program, rule: EnumMember, params?: Model): ProblemRuleDefinition {
  const properties = [...(params?.properties.values() ?? [])]
  const optional = properties.filter((property) => property.optional).map(({ name }) => name)
  return {
    meaning: getDoc(program, rule) ?? '',
    params: Object.fromEntries(properties.map(({ name, type }) => [name, toParamType(type)])),
    ...(optional.length === 0 ? {} : { optional_params: optional }),
  }
}

function toParamType(type: Type): string {
  if (type.kind === 'Model' && type.indexer) return `${toParamType(type.indexer.value)}[]`
  return type.kind === 'Scalar' && type.name === 'string' ? 'string' : 'number'
}

function optionalFields(fields: Model | undefined): Pick<ErrorDefinition, 'optional_fields'> {
  const optional = [...(fields?.properties.values() ?? [])].filter((property) => property.optional)
  return optional.length === 0 ? {} : { optional_fields: optional.map(({ name }) => name) }
}

function plain(program: Program, value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'valueKind' in value) {
    const typed = value as Value
    return serializeValueAsJson(program, typed, typed.type)
  }
  return value
}
