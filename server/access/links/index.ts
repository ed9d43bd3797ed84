export { type LinkGrant, type LinkSigner, linkExpiry, linkSigner, type ReadLink } from './link.ts'
