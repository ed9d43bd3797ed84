export { publicSandboxKey } from './public-key.ts'
export { fillSandbox, rebuildSandbox } from './rebuild-sandbox.ts'
export { emptySandbox, isSandboxFull } from './room.ts'
export { type WellKnownScan, wellKnownScans } from './well-known-scans.ts'
