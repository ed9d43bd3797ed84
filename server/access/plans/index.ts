export { parsePlanOverrideChanges, planOverrideKeys } from './overrides.ts'
export * from './plans.ts'
export { completeTerminology, parseTermChanges, type Terminology, type TermName, termNames } from './terminology.ts'
