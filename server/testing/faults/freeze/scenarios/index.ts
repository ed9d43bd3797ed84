import type { Scenario } from '../scenario.ts'
import { imports, shortImports } from './imports.ts'

/** The worst of each operation, one after the other in this order. */
export const everyScenario: Scenario[] = [...imports]

/** Some that held everybody up for seconds once, small enough for every run of the tests. */
export const shortScenarios: Scenario[] = [...shortImports]
