export { type Job, startWorker, type Worker } from './worker.ts'
