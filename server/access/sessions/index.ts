export {
  mayFinishOpenId,
  mayRequestConfirmation,
  mayRequestSignInLink,
  maySignInAs,
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
export { hasAuthenticatedAgain, startOpenIdRequest, toOpenIdSecrets, useOpenIdRequest } from './openid.ts'
export {
  buildFindMemberSession,
  endMemberSession,
  isFreshlyConfirmed,
  type ListedSession,
  listMemberSessions,
  type MemberSession,
  purgeSignIns,
} from './session.ts'
export { isFormToken, toFormToken } from './token.ts'
