import { domainToASCII } from 'node:url'

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)*(?!\\d+$)${LABEL}$`)
const LONGEST = 190

export function parseDomain(text: string): string | undefined {
  if (/[\s/\\:@?#[\]%*]/.test(text)) return undefined
  const domain = domainToASCII(text)
  return domain.length <= LONGEST && DOMAIN.test(domain) ? domain : undefined
}
