export { publicKeyAsActor, SANDBOX_ORGANIZATION_ID } from './ensure-sandbox.ts'
export { publicSandboxApiKey } from './public-api-key.ts'
export { rebuildSandbox, rebuildSandboxIfStale } from './rebuild-sandbox.ts'
export {
  checkSandboxQuota,
  FULL_SANDBOX_TASK_NAME,
  MAX_SANDBOX_WEBHOOKS,
  rebuildSandboxIfFull,
} from './sandbox-space.ts'
export { type WellKnownGateScan, type WellKnownScan, wellKnownGateScans, wellKnownScans } from './well-known.ts'
