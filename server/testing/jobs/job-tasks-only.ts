import { buildTasks, type TaskDependencies } from '../../composition/schedule.ts'

/** For a server whose only background work is jobs. */
export const buildJobTasksOnly = (dependencies: TaskDependencies) =>
  buildTasks(dependencies).filter(({ name }) => ['jobs', 'send-jobs'].includes(name))
