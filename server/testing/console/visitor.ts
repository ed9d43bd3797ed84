import { expect } from 'vitest'
import { addMember } from '../../access/members/add.ts'
import { doWork } from '../../platform/work/work.ts'
import type { TestServer } from '../test-server.ts'

export type ConsoleResponse = { status: number; text: string; headers: Headers; location: string | null }

export type ConsoleTestClient = ReturnType<typeof openConsoleTestClient>

type Served = Pick<TestServer, 'port' | 'database' | 'clock'>

/** A browser without a screen: it keeps cookies, follows no redirect, and sends forms as they stand on the last page. */
export function openConsoleTestClient(server: Served, headers: Record<string, string> = {}) {
  const origin = `http://localhost:${server.port}`
  const cookies = new Map<string, string>()
  let csrf = ''
  const ask = async (path: string, init: RequestInit = {}): Promise<ConsoleResponse> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(origin + path, {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie ? { Cookie: cookie } : {}), ...headers, ...(init.headers as Record<string, string>) },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = await response.text()
    csrf = /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? csrf
    return { status: response.status, text, headers: response.headers, location: response.headers.get('location') }
  }
  return {
    origin,
    cookies,
    csrf: () => csrf,
    see: (path: string) => ask(path),
    send: (path: string, fields: Record<string, string | string[]>, more: Record<string, string> = {}) => {
      const entries = Object.entries({ csrf, ...fields }).flatMap(([name, value]) =>
        [value].flat().map((one): [string, string] => [name, one]),
      )
      const body = new URLSearchParams(entries)
      return ask(path, { method: 'POST', body, headers: { Origin: origin, ...more } })
    },
    /** As a form with a file, which comes last. */
    sendFile: (path: string, fields: Record<string, string | string[]>, file: File) => {
      const body = new FormData()
      for (const [name, value] of Object.entries({ csrf, ...fields }))
        for (const one of [value].flat()) body.append(name, one)
      body.append('file', file)
      return ask(path, { method: 'POST', body, headers: { Origin: origin } })
    },
  }
}

export type TestMember = { id: string; email: string; organizationId: string }

let members = 0

export async function makeTestMember(
  server: Served,
  organizationId: string,
  {
    role = 'owner',
    group,
    email = `member-${++members}@harbour.example`,
  }: { role?: string; group?: string; email?: string } = {},
): Promise<TestMember> {
  const actor = { organization: { id: organizationId, slug: 'harbour' }, member: null }
  const origin = {
    organizationId,
    actor: { type: 'system', id: null },
    source: 'cli',
    client: null,
    requestId: null,
  } as const
  const added = await doWork(server.database, origin, server.clock.now(), (work) =>
    addMember(work, actor, { email, name: 'Ana Ruiz', role, group }),
  )
  if ('kind' in added) throw new Error(added.message)
  return { id: added.id, email, organizationId }
}

/** The paths of the links that an address was sent, oldest first. */
export async function waitForMailedLinks(server: Served, email: string, count: number): Promise<string[]> {
  const mails = () => server.database('mails').where({ recipient_address: email }).orderBy('id').pluck('text_body')
  await expect.poll(async () => (await mails()).length).toBe(count)
  return (await mails()).map((text: string) => new URL(/https?:\S+/.exec(text)?.[0] ?? '').pathname)
}

/** From the form to the console. Returns the visitor with the session's cookie. */
export async function signInToConsole(
  server: Served,
  { email }: TestMember,
  headers?: Record<string, string>,
): Promise<ConsoleTestClient> {
  const visitor = openConsoleTestClient(server, headers)
  const before = await server.database('mails').where({ recipient_address: email }).pluck('id')
  await visitor.see('/console/sign-in')
  await visitor.send('/console/sign-in', { email })
  const link = (await waitForMailedLinks(server, email, before.length + 1)).at(-1) ?? ''
  await visitor.see(link)
  const { status } = await visitor.send(link, {})
  if (status !== 303) throw new Error(`Signing in ended with ${status}.`)
  return visitor
}

/** Opens a form, fills it and sends it. */
export async function submitConsoleForm(
  by: ConsoleTestClient,
  path: string,
  fields: Record<string, string | string[]> = {},
) {
  const form = await by.see(path)
  expect(form.status, form.text).toBe(200)
  const once = /name="once" value="([^"]+)"/.exec(form.text)?.[1] ?? ''
  return { ...(await by.send(path, { once, ...fields })), once }
}

/** What a page says. */
export const stripHtmlTags = (page: string) => page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
