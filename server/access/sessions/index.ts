export { mayAskForLink, mayTryLink, type SignInVisitor } from './attempts.ts'
export {
  consumeSignInLink,
  findSignInLink,
  type LinkRequest,
  type SignInLink,
  sendConfirmationLink,
  sendSignInLinks,
} from './links.ts'
export type { SessionLanguage } from './mail-words.ts'
export {
  endMemberSession,
  findMemberSession,
  findWatchingSession,
  isFreshlyConfirmed,
  type ListedSession,
  listMemberSessions,
  type MemberSession,
  purgeSignIns,
} from './session.ts'
export { isFormToken, toFormToken } from './token.ts'
