import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import { type JudgedUrl, judgeUrl, type Resolve } from '../../../platform/outbound/index.ts'
import { SANDBOX_ORGANIZATION } from '../../sandbox/index.ts'
import { LISTENING_URL } from './listening.ts'
import type { Manager } from './manager.ts'

/** Whether anything may be sent to a URL; `resolves` false looks at its letters alone. */
export type JudgeUrl = (url: string, how: { resolves: boolean }) => Promise<JudgedUrl>

/** Any public address: a name that is not resolved is taken for one that leads there. */
const SOMEWHERE: Resolve = async () => ['1.1.1.1']

export function buildJudge(resolve: Resolve, allowLoopback: boolean): JudgeUrl {
  return (url, { resolves }) => judgeUrl(url, { resolve: resolves ? resolve : SOMEWHERE, allowLoopback })
}

/** Nothing leaves the sandbox, and whoever visits it does not make the server ask the DNS either. */
export function isSandbox({ organization }: Manager): boolean {
  return organization.id === SANDBOX_ORGANIZATION
}

export async function refuseUrl(
  judge: JudgeUrl,
  manager: Manager,
  url: string,
): Promise<Refusal<'webhook_url_refused'> | undefined> {
  if (url === LISTENING_URL) return undefined
  const judged = await judge(url, { resolves: !isSandbox(manager) })
  if (judged.ok) return undefined
  return refuse('webhook_url_refused', judged.message, { details: { reason: judged.refused } })
}
