import type { ExternalTool } from './external-tool.ts'
import {
  heyApi,
  kubb,
  oazapfts,
  openapiZodClient,
  orvalFetch,
  orvalMsw,
  orvalZod,
  swaggerTypescriptApi,
} from './judge/generators.ts'
import { redocly, spectral } from './judge/linters.ts'
import { openapiGeneratorFetch, openapiGeneratorPython } from './judge/openapi-generator.ts'
import { portman } from './judge/portman.ts'
import { prismMock, prismProxy } from './judge/prism.ts'

export const externalTools: readonly ExternalTool[] = [
  heyApi,
  orvalFetch,
  orvalZod,
  orvalMsw,
  swaggerTypescriptApi,
  oazapfts,
  openapiZodClient,
  kubb,
  openapiGeneratorFetch,
  openapiGeneratorPython,
  prismMock,
  prismProxy,
  redocly,
  spectral,
  // Last, because it cancels and archives objects that the others read.
  portman,
]
