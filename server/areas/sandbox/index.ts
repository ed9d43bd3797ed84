export { ensureSandbox } from './ensure-sandbox.ts'
export { publicSandboxKey } from './public-key.ts'
export { fillSandbox, rebuildSandbox } from './rebuild-sandbox.ts'
export { wellKnownTickets } from './well-known.ts'
