export { publicSandboxKey } from './public-key.ts'
export { fillSandbox, rebuildSandbox } from './rebuild-sandbox.ts'
export { checkRoom, emptySandbox } from './room.ts'
