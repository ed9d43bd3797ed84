import type { Context } from 'koa'

/** `session` is a signed-in member's; `browser` ties a link to the browser that asked for it; `language` was chosen. */
type CookieName = 'session' | 'browser' | 'language'

export type ConsoleCookies = ReturnType<typeof buildCookies>

/** The prefix keeps other hosts of the domain from setting them; browsers take it on https alone. */
export function buildCookies(publicOrigin: string) {
  const isSecure = publicOrigin.startsWith('https:')
  const nameOf = (name: CookieName) => `${isSecure ? '__Host-' : ''}postern-${name}`
  // Koa would refuse to set a secure cookie behind a proxy that speaks plain http to it. Lax: links of mails come from
  // other sites, and must bring the cookie along.
  const write = (ctx: Context, name: CookieName, value: string, more = '') =>
    ctx.append(
      'Set-Cookie',
      `${nameOf(name)}=${value}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}${more}`,
    )
  return {
    read: (ctx: Context, name: CookieName): string | undefined => ctx.cookies.get(nameOf(name)),
    write,
    clear: (ctx: Context, name: CookieName) => write(ctx, name, '', '; Max-Age=0'),
  }
}
