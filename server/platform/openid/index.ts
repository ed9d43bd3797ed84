export { buildOpenIdProvider, type OpenIdIdentity, type OpenIdProvider, type OpenIdSettings } from './provider.ts'
