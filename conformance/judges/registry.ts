import { heyApi } from './judge/hey-api.ts'
import { kubb } from './judge/kubb.ts'
import { redocly, spectral } from './judge/linters.ts'
import { oazapfts } from './judge/oazapfts.ts'
import { openapiGeneratorFetch, openapiGeneratorPython } from './judge/openapi-generator.ts'
import { openapiZodClient } from './judge/openapi-zod-client.ts'
import { orvalFetch, orvalMsw, orvalZod } from './judge/orval.ts'
import { portman } from './judge/portman.ts'
import { prismMock, prismProxy } from './judge/prism.ts'
import { swaggerTypescriptApi } from './judge/swagger-typescript-api.ts'
import type { Judge } from './judge.ts'

export const judges: readonly Judge[] = [
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
  // The last one, because it cancels and archives what the others read.
  portman,
]
