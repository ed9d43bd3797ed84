import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { printConnectorPackages } from '../connectors/print.ts'
import type { Document } from '../document.ts'
import { bundleGatePage } from '../gate-page/bundle.ts'
import { addCodeSamples } from './code-samples.ts'
import { type CompiledContract, compileContract } from './compile.ts'
import { addConnectorKeysAndNouns } from './connectors.ts'
import { copyRuntimeToSdk } from './copy-to-sdk.ts'
import { emitCurrencyDigits } from './currency-digits.ts'
import { documentDeviceAccess } from './device-access.ts'
import { emitConsole } from './emit-console.ts'
import { emitErrorRegistry, emitErrors } from './emit-errors.ts'
import { emitOperations } from './emit-operations.ts'
import { emitSdkModels } from './emit-sdk-models.ts'
import { emitSdkReadme } from './emit-sdk-readme.ts'
import { emitSdkResources } from './emit-sdk-resources.ts'
import { emitTypes } from './emit-types.ts'
import { emitValidators } from './emit-validators.ts'
import { emitSdkWebhooks, emitWebhookSamples } from './emit-webhooks.ts'
import { addErrorResponses, type DeclaredErrors } from './error-responses.ts'
import { applyExampleValues } from './example-values.ts'
import { adaptToOldGenerators, removeObjectTitles, removeRefSiblings } from './older-copy.ts'
import { addFileRequestBodies, addRequestHeaders, forbidUnknownFields } from './requests.ts'
import { addResponseHeaders } from './response-headers.ts'
import type { SharedResponseNames } from './response-names.ts'
import { extractSharedResponses } from './shared-responses.ts'
import { generatedBanner } from './source-text.ts'
import * as tidy from './tidy.ts'

/** Path relative to the repository root → content. */
export type GeneratedFiles = Record<string, string>

export type BuiltContract = { document: Document; files: GeneratedFiles }

const README = join(import.meta.dirname, '../../../sdk/README.md')

export const buildContract = async (entry: string): Promise<BuiltContract> =>
  completeContract(await compileContract(entry))

/** Completes the documents that the compiler made, in place. */
async function completeContract({ openapi31, openapi30, ...sources }: CompiledContract): Promise<BuiltContract> {
  const names = finish(openapi31, sources)
  const document = openapi31
  const published = extractSharedResponses(document, names)
  const older = extractSharedResponses(openapi30, finish(openapi30, sources))
  const files: GeneratedFiles = {
    'generated/openapi.yaml': stringify(published, { aliasDuplicateObjects: false, lineWidth: 0 }),
    'generated/openapi.json': `${JSON.stringify(published, null, 2)}\n`,
    'generated/openapi-3.0.json': `${JSON.stringify(older, null, 2)}\n`,
    'generated/console.json': emitConsole(published),
    'generated/types.ts': `${generatedBanner}\nexport type * from '../sdk/src/generated/types.ts'\n`,
    'generated/operations.ts': emitOperations(document),
    'generated/currency-digits.ts': emitCurrencyDigits(document),
    'generated/errors.ts': emitErrorRegistry(document),
    'generated/validators.js': emitValidators(document),
    'generated/webhook-samples.ts': emitWebhookSamples(document),
    'sdk/src/generated/types.ts': await emitTypes(published),
    'sdk/src/generated/errors.ts': emitErrors(document),
    'sdk/src/generated/models.ts': emitSdkModels(document),
    'sdk/src/generated/resources.ts': emitSdkResources(document),
    'sdk/src/generated/webhooks.ts': emitSdkWebhooks(document),
    ...copyRuntimeToSdk(),
    ...printConnectorPackages(document),
    'sdk/README.md': emitSdkReadme(document, readFileSync(README, 'utf8')),
  }
  return { document, files }
}

/** The contract of this repository with what is built of it: the gate page is made of the SDK. */
export const buildRepository = async (entry: string): Promise<BuiltContract> =>
  buildWithGatePage(await compileContract(entry))

export async function buildWithGatePage(compiled: CompiledContract): Promise<BuiltContract> {
  const { document, files } = await completeContract(compiled)
  return { document, files: { ...files, ...(await bundleGatePage(files)) } }
}

function finish(document: Document, sources: DeclaredErrors): SharedResponseNames {
  tidy.moveWebhooksOutOfPaths(document)
  const names = addErrorResponses(document, sources)
  applyExampleValues(document)
  documentDeviceAccess(document)
  addRequestHeaders(document)
  addFileRequestBodies(document)
  addResponseHeaders(document)
  tidy.nameExamplesAndDropEmptyParameters(document)
  tidy.normalizeSecurityAndLicense(document)
  tidy.replaceUnevaluatedProperties(document)
  if (document.openapi.startsWith('3.0')) adaptToOldGenerators(document)
  tidy.dropUnusedSchemas(document)
  forbidUnknownFields(document)
  addConnectorKeysAndNouns(document)
  tidy.addRequestBodyDescriptions(document)
  if (document.openapi.startsWith('3.0')) {
    removeRefSiblings(document)
    removeObjectTitles(document)
  }
  addCodeSamples(document)
  return names
}
