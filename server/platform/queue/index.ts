export { buildJobs, type JobDependencies } from '../../schedule.ts'
export { type Job, startWorker, type Worker } from './worker.ts'
