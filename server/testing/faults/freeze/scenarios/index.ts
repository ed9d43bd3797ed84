import type { FreezeScenario } from '../scenario.ts'
import { bodyScenarios } from './bodies.ts'
import { communicationScenarios } from './communications.ts'
import { contractScenarios } from './contract.ts'
import { importScenarios, shortImportScenarios } from './imports.ts'
import { mailScenarios } from './mails.ts'
import { pageScenarios } from './pages.ts'
import { registrationScenarios, shortRegistrationScenarios } from './registrations.ts'
import { sandboxScenarios } from './sandbox.ts'
import { scanScenarios, shortScanScenarios } from './scans.ts'
import { sourceScenarios } from './sources.ts'
import { webhookScenarios } from './webhooks.ts'

/** All scenarios, in the order in which they run. */
export const allFreezeScenarios: FreezeScenario[] = [
  ...pageScenarios,
  ...contractScenarios,
  ...bodyScenarios,
  ...importScenarios,
  ...scanScenarios,
  ...registrationScenarios,
  ...mailScenarios,
  ...communicationScenarios,
  ...sourceScenarios,
  ...webhookScenarios,
  ...sandboxScenarios,
]

/** Scenarios that once blocked the server for seconds, small enough for every test run. */
export const shortFreezeScenarios: FreezeScenario[] = [
  ...shortImportScenarios,
  ...shortScanScenarios,
  ...shortRegistrationScenarios,
]
