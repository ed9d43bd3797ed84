export { publicSandboxKey } from './public-key.ts'
export { fillSandbox, rebuildSandbox } from './rebuild-sandbox.ts'
export { emptySandbox, isSandboxFull } from './room.ts'
