export { refuseAnswers } from './admission.ts'
export { daysOf, givenAnswers } from './draft-people.ts'
export { expireUnpaid } from './expire.ts'
export { registrationHandlers } from './handlers.ts'
export {
  noRegistration,
  type Opened,
  type OpenedParty,
  openEvent,
  openParty,
  refuseArchived,
  visibleParty,
} from './open.ts'
export { readRegistration } from './read.ts'
export { refuseAge, refuseEmailDomain, refuseUsedEmail } from './rules.ts'
export { serveWaitlists } from './serve-waitlists.ts'
