export { cancelJobAs, listJobsAs, showJobAs } from './as-member.ts'
export { cancelJob } from './cancel.ts'
export { makeJob, type NewJob, sendJob } from './enqueue.ts'
export { readWholeFile } from './files.ts'
export { jobHandlers } from './handlers.ts'
export { purgeJobFiles, purgeJobs } from './purge.ts'
export { findJob } from './queries.ts'
export { refuseFullQueue } from './quota.ts'
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
export { runNow } from './run-now.ts'
export type { JobContext, JobKind, JobStep, JobTools, RunningJob } from './running-job.ts'
export { type JobRecord, type ShownTo, showJob, startedJob } from './shape.ts'
export { type JobTaskOptions, jobTasks } from './worker.ts'
