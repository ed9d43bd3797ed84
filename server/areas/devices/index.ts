export { deviceHandlers } from './handlers.ts'
export { issueCode } from './issue-pairing-code.ts'
export { listDevices, revokeDevice } from './manage.ts'
export { limitPairingAttempts, purgePairingData } from './pair.ts'
