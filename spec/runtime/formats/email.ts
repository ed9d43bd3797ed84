const MAX_ADDRESS_LENGTH = 254
const MAX_LOCAL_LENGTH = 64
const MAX_LABEL_LENGTH = 63
/** White space, invisible characters, and what RFC 5322 only allows in a quoted local part. */
const NOT_IN_LOCAL = /[\s\p{C}\p{Z}"()<>[\]:;,\\]/u
/** Combining marks are part of words in many scripts, but never start one. */
const LABEL = /^[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]*[\p{L}\p{M}\p{Nd}])?$/u

export function isEmail(value: string): boolean {
  if (value.length > MAX_ADDRESS_LENGTH) return false
  const [local, domain, ...more] = value.split('@')
  return local !== undefined && domain !== undefined && more.length === 0 && isLocal(local) && isDomain(domain)
}

const isLocal = (local: string): boolean =>
  local.length > MAX_LOCAL_LENGTH || NOT_IN_LOCAL.test(local) ? false : local.split('.').every((part) => part !== '')

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  return labels.length >= 2 && labels.every((label) => label.length <= MAX_LABEL_LENGTH && LABEL.test(label))
}
