/** What wakes the queue of jobs. */
export const JOBS = 'jobs'
