import { buildPostPinned, type PinnedPostRequest, type PostTimeouts } from '../../platform/outbound/post-pinned.ts'
import { RequestCancellation } from '../../platform/outbound/request-cancellation.ts'
import { makeCertificateAuthority } from '../certificates.ts'
import { WAIT_TIMEOUT_MS } from '../patience.ts'

export const TEST_WEBHOOK_HOST = 'hooks.example.com'
export const testAuthority = makeCertificateAuthority()
export const testCertificate = testAuthority.issue({ names: [TEST_WEBHOOK_HOST, '127.0.0.1'] })

/** Long by default: tests set the timeouts that are to expire. */
const PATIENT: PostTimeouts = { connect: WAIT_TIMEOUT_MS, idle: WAIT_TIMEOUT_MS }

export type ClosableResource = { close(): unknown }

/** A sender that trusts the tests' certificate authority; closes what a test has opened. */
export function setUpPostTests() {
  const opened: ClosableResource[] = []
  const open = <T extends ClosableResource>(one: T): T => {
    opened.push(one)
    return one
  }
  const sender = (timeouts: Partial<PostTimeouts> = {}, authorities = [testAuthority.cert]) =>
    open(buildPostPinned({ timeouts: { ...PATIENT, ...timeouts }, authorities })).postPinned
  const close = async () => {
    for (const one of opened.splice(0)) await one.close()
  }
  return { open, sender, close }
}

/** A request to a port of this machine, under another host name. */
export function buildLocalRequest(port: number, changes: Partial<PinnedPostRequest> = {}): PinnedPostRequest {
  return {
    url: `https://${TEST_WEBHOOK_HOST}:${port}/hook`,
    addresses: ['127.0.0.1'],
    headers: { 'Content-Type': 'application/json' },
    body: Buffer.from('{"a":1}'),
    cancellation: new RequestCancellation(),
    ...changes,
  }
}
