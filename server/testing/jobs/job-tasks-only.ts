import { buildScheduledTasks, type TaskDependencies } from '../../composition/schedule.ts'

/** For a server whose only background work is jobs. */
export const buildJobTasksOnly = (dependencies: TaskDependencies) =>
  buildScheduledTasks(dependencies).filter(({ name }) => ['jobs', 'send-jobs'].includes(name))
