export { computeLinkExpiry, createLinkSigner, type LinkGrant, type LinkSigner, type LinkVerification } from './link.ts'
