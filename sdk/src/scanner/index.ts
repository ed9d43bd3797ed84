export type {
  Checkin,
  Difference,
  FoundPerson,
  Gate,
  GateAnswer,
  GateAttendee,
  GateCounts,
  GatePerson,
  GateRead,
  OverrideBy,
  RecentScan,
} from './gate-types.ts'
export { indexedDbStorage } from './indexed-db.ts'
export { type LocalScan, openScanner, type Scanner, type ScannerOptions } from './scanner.ts'
export { ScannerError } from './service.ts'
export type { UploadReport } from './settle.ts'
export { memoryStorage, type ScannerStorage } from './storage.ts'
export type { AskOnlineReason, LocalDecision, LocalPerson, Manifest, QueuedScan, UploadedScan } from './types.ts'
