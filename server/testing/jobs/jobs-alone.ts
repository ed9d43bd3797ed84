import { buildTasks, type TaskDependencies } from '../../composition/schedule.ts'

/** For a server that does jobs, and nothing else in the background. */
export const doesJobsAlone = (dependencies: TaskDependencies) =>
  buildTasks(dependencies).filter(({ name }) => ['jobs', 'send-jobs'].includes(name))
