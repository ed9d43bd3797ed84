import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { makeCertificateAuthority, makeSelfSignedCertificate, type TlsCertificate } from '../../testing/certificates.ts'
import {
  buildLocalRequest,
  setUpPostTests,
  TEST_WEBHOOK_HOST,
  testAuthority,
} from '../../testing/outbound/post-test-setup.ts'
import { startTlsServer } from '../../testing/outbound/tls-server.ts'
import { buildPostPinned } from './post-pinned.ts'

const room = setUpPostTests()
afterEach(room.close)
afterEach(() => vi.unstubAllEnvs())

const YEAR = 365 * 86_400_000
const yearsFromNow = (years: number) => new Date(Date.now() + years * YEAR)
const wrongName = testAuthority.issue({ names: ['other.example.com'] })

const BAD: [what: string, certificate: TlsCertificate, message: string][] = [
  ['for another name', wrongName, `The certificate of ${TEST_WEBHOOK_HOST} is for other names.`],
  [
    'for the address only',
    testAuthority.issue({ names: ['127.0.0.1'] }),
    `The certificate of ${TEST_WEBHOOK_HOST} is for other names.`,
  ],
  [
    'for names one level below',
    testAuthority.issue({ names: [`*.${TEST_WEBHOOK_HOST}`] }),
    `The certificate of ${TEST_WEBHOOK_HOST} is for other names.`,
  ],
  [
    'that has expired',
    testAuthority.issue({ names: [TEST_WEBHOOK_HOST], from: yearsFromNow(-2), until: yearsFromNow(-1) }),
    `The certificate of ${TEST_WEBHOOK_HOST} has expired.`,
  ],
  [
    'that is not valid yet',
    testAuthority.issue({ names: [TEST_WEBHOOK_HOST], from: yearsFromNow(1), until: yearsFromNow(2) }),
    `The certificate of ${TEST_WEBHOOK_HOST} is not valid yet.`,
  ],
  [
    'that vouches for itself',
    makeSelfSignedCertificate([TEST_WEBHOOK_HOST]),
    `The certificate of ${TEST_WEBHOOK_HOST} is not from an authority that is trusted.`,
  ],
  [
    'of an authority that is not trusted',
    makeCertificateAuthority().issue({ names: [TEST_WEBHOOK_HOST] }),
    `The certificate of ${TEST_WEBHOOK_HOST} is not from an authority that is trusted.`,
  ],
]

describe('a certificate', () => {
  test.each(BAD)('%s is refused before anything is sent', async (_, certificate, message) => {
    const server = room.open(await startTlsServer(certificate))
    expect(await room.sender()(buildLocalRequest(server.port))).toEqual({ failure: 'tls', message, status: null })
    expect([server.connections(), server.received]).toEqual([1, []])
  })

  test('is verified whatever the environment says', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    for (const [, certificate] of BAD) {
      const server = room.open(await startTlsServer(certificate))
      expect(await room.sender()(buildLocalRequest(server.port))).toMatchObject({ failure: 'tls' })
      expect(server.received).toEqual([])
    }
  })

  test.each(['TLSv1.2', 'TLSv1.3'] as const)(
    'is verified for each connection: no session of %s is resumed',
    async (version) => {
      const server = room.open(await startTlsServer({ ...wrongName, minVersion: version, maxVersion: version }))
      const post = room.sender()
      for (let round = 0; round < 5; round += 1) {
        const posted = await Promise.all([1, 2, 3, 4].map(() => post(buildLocalRequest(server.port))))
        for (const one of posted) expect(one).toMatchObject({ failure: 'tls' })
      }
      expect(server.received).toEqual([])
    },
  )

  test.each(['TLSv1.2', 'TLSv1.3'] as const)('that is good is verified anew too with %s', async (version) => {
    const good = testAuthority.issue({ names: [TEST_WEBHOOK_HOST] })
    const server = room.open(await startTlsServer({ ...good, minVersion: version, maxVersion: version }))
    const post = room.sender({ idle: 50 })
    for (let round = 1; round <= 3; round += 1) {
      expect(await post(buildLocalRequest(server.port))).toMatchObject({ status: 200 })
      await expect.poll(server.open).toBe(0)
      expect([server.connections(), server.resumed()]).toEqual([round, 0])
    }
  })

  test('for a pattern of names is good for one of them', async () => {
    const server = room.open(await startTlsServer(testAuthority.issue({ names: ['*.example.com'] })))
    expect(await room.sender()(buildLocalRequest(server.port))).toMatchObject({ status: 200 })
  })

  test('of an address must name the address', async () => {
    const server = room.open(await startTlsServer(testAuthority.issue({ names: [TEST_WEBHOOK_HOST] })))
    const url = `https://127.0.0.1:${server.port}/`
    expect(await room.sender()(buildLocalRequest(server.port, { url }))).toMatchObject({ failure: 'tls' })
    expect(server.received).toEqual([])
  })

  test('of our own authority is refused by a sender that trusts whom everybody trusts', async () => {
    const server = room.open(await startTlsServer(testAuthority.issue({ names: [TEST_WEBHOOK_HOST] })))
    const { postPinned } = room.open(buildPostPinned())
    expect(await postPinned(buildLocalRequest(server.port))).toMatchObject({ failure: 'tls' })
    expect(server.received).toEqual([])
  })
})

test('a server without TLS is sent nothing', async () => {
  const seen: string[] = []
  const server = await startPlain((request, response) => {
    seen.push(request.url ?? '')
    response.end()
  })
  room.open(server)
  expect(await room.sender()(buildLocalRequest(server.port))).toMatchObject({ failure: 'tls', status: null })
  expect(seen).toEqual([])
})

async function startPlain(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}
