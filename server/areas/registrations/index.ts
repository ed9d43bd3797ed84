export { refuseAnswers } from '../booking/admission.ts'
export { daysOf, givenAnswers } from '../booking/draft-people.ts'
export {
  noRegistration,
  type Opened,
  type OpenedParty,
  openEvent,
  openParty,
  refuseArchived,
  visibleParty,
} from '../booking/open.ts'
export { refuseAge, refuseEmailDomain, refuseUsedEmail } from '../booking/rules.ts'
export { expireUnpaid } from './expire.ts'
export { registrationHandlers } from './handlers.ts'
export { readRegistration } from './read.ts'
export { serveWaitlists } from './serve-waitlists.ts'
