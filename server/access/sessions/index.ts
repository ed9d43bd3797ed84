export {
  mayFinishOpenId,
  mayOpenIdSignInAs,
  mayRequestConfirmation,
  mayRequestSignInLink,
  mayStartOpenId,
  mayTrySignInLink,
  type SignInVisitor,
} from './attempts.ts'
export {
  confirmMemberSession,
  consumeSignInLink,
  findSignInLink,
  type LinkRequest,
  type MailedLink,
  makeSignInLinks,
  type SignInLink,
  sendConfirmationLink,
  sendSignInLinks,
} from './links.ts'
export type { SessionLanguage } from './mail-words.ts'
export { consumeOpenIdRequest, hasAuthenticatedAgain, startOpenIdRequest, toOpenIdSecrets } from './openid.ts'
export {
  buildFindMemberSession,
  endMemberSession,
  isFreshlyConfirmed,
  type ListedSession,
  listMemberSessions,
  type MemberSession,
  purgeSignInData,
} from './session.ts'
export { isCsrfToken, toCsrfToken } from './token.ts'
