import { redirect, toReturnPath, type Visit } from './visit.ts'

const YEAR_SECONDS = 365 * 86_400

/** A link, because it also stands on pages of people who are not signed in, and changes nothing but how pages read. */
export async function chooseLanguage({ ctx, cookies }: Visit): Promise<void> {
  const { to, next } = ctx.query
  if (to === 'en' || to === 'es') cookies.write(ctx, 'language', to, `; Max-Age=${YEAR_SECONDS}`)
  redirect(ctx, toReturnPath(String(next ?? '')))
}
