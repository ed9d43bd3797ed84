export {
  buildOpenIdProvider,
  loadOpenId,
  type OpenIdIdentity,
  type OpenIdProvider,
  type OpenIdSettings,
} from './provider.ts'
