import type { Scenario } from '../scenario.ts'
import { bodies } from './bodies.ts'
import { communications } from './communications.ts'
import { contract } from './contract.ts'
import { imports, shortImports } from './imports.ts'
import { mails } from './mails.ts'
import { pages } from './pages.ts'
import { registrations, shortRegistrations } from './registrations.ts'
import { sandbox } from './sandbox.ts'
import { scans, shortScans } from './scans.ts'
import { sources } from './sources.ts'
import { webhooks } from './webhooks.ts'

/** All scenarios, in the order in which they run. */
export const everyScenario: Scenario[] = [
  ...pages,
  ...contract,
  ...bodies,
  ...imports,
  ...scans,
  ...registrations,
  ...mails,
  ...communications,
  ...sources,
  ...webhooks,
  ...sandbox,
]

/** Scenarios that once blocked the server for seconds, small enough for every test run. */
export const shortScenarios: Scenario[] = [...shortImports, ...shortScans, ...shortRegistrations]
