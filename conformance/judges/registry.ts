import type { ExternalTool } from './external-tool.ts'
import { generatorTools } from './judge/generators.ts'
import { linterTools } from './judge/linters.ts'
import { openapiGeneratorFetch, openapiGeneratorPython } from './judge/openapi-generator.ts'
import { portmanTool } from './judge/portman.ts'
import { prismTools } from './judge/prism.ts'

export const externalTools: readonly ExternalTool[] = [
  ...generatorTools,
  openapiGeneratorFetch,
  openapiGeneratorPython,
  ...prismTools,
  ...linterTools,
  // Last, because it cancels and archives objects that the others read.
  portmanTool,
]
