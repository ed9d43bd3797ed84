export { ensureSandbox } from './ensure-sandbox.ts'
export { publicSandboxKey } from './public-key.ts'
