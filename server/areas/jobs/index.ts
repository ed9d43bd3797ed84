export type { JobKind, RunningJob, Step } from './kind.ts'
export {
  failedWith,
  type Job,
  type JobCounts,
  type JobEnd,
  type JobError,
  type JobFileName,
  type JobRow,
  type JobStatus,
  type JobType,
  type JobWarning,
} from './rows.ts'
