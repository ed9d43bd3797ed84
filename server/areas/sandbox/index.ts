export { sandboxKeyActor } from './ensure-sandbox.ts'
export { publicSandboxApiKey } from './public-api-key.ts'
export { rebuildSandbox, rebuildSandboxIfStale } from './rebuild-sandbox.ts'
export { findRecordOnlyLimits } from './record-only.ts'
export {
  checkSandboxQuota,
  FULL_SANDBOX_TASK_NAME,
  rebuildSandboxIfFull,
} from './sandbox-space.ts'
export { wellKnownGateScans, wellKnownScans } from './well-known.ts'
