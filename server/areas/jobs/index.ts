export { cancelJobAs, listJobsAs, showJobAs } from './as-member.ts'
export { cancelJob } from './cancel.ts'
export { readWholeFile } from './files.ts'
export { jobHandlers } from './handlers.ts'
export type { JobContext, JobTools } from './job-context.ts'
export type { JobKind, JobStep, RunningJob } from './kind.ts'
export { makeJob, type NewJob } from './make.ts'
export { purgeJobFiles, purgeJobs } from './purge.ts'
export { findJob } from './queries.ts'
export { sendJob } from './queues.ts'
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
export { type JobRecord, type ShownTo, showJob, startedJob } from './shape.ts'
export { type JobTaskOptions, jobTasks } from './tasks.ts'
