export { buildJobs, type JobDependencies } from './jobs.ts'
export { type Job, startWorker, type Worker } from './worker.ts'
