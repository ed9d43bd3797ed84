export { cancelJobAsMember, JOB_PERMISSIONS, listJobsAsMember, showJobAsMember } from './as-member.ts'
export { cancelJob } from './cancel.ts'
export { enqueueJob, insertJob, type NewJob } from './enqueue.ts'
export { streamJobOutput } from './files.ts'
export { jobHandlers } from './handlers.ts'
export { purgeJobFiles, purgeJobs } from './purge.ts'
export { findJob } from './queries.ts'
export { refuseOverJobQuota } from './quota.ts'
export {
  type Job,
  type JobCounts,
  type JobEnd,
  type JobFileInfo,
  type JobRow,
  type JobStatus,
  type JobType,
  type JobWarning,
  toFailedJobEnd,
  XLSX_MEDIA_TYPE,
} from './rows.ts'
export { runJobNow } from './run-job-now.ts'
export type { JobContext, JobKind, JobStepResult, JobTools, RunningJob } from './running-job.ts'
export { type JobView, type JobViewer, toJobResponse, toJobWithLinks, toStartedJob } from './shape.ts'
export { buildJobTasks, type JobTaskOptions } from './worker.ts'
