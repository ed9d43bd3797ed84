import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { setUpPostTests, testAuthority, testCertificate } from '../../testing/outbound/post-test-setup.ts'
import { startTlsServer } from '../../testing/outbound/tls-server.ts'

const room = setUpPostTests()
afterEach(room.close)

test('a proxy that the environment names is not asked', async () => {
  let asked = 0
  const proxy = createServer((socket) => {
    asked += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  room.open({ close: () => proxy.close() })
  const server = room.open(await startTlsServer(testCertificate))
  const address = `http://127.0.0.1:${(proxy.address() as { port: number }).port}`
  const env = {
    ...process.env,
    NODE_USE_ENV_PROXY: '1',
    HTTPS_PROXY: address,
    https_proxy: address,
    HTTP_PROXY: address,
    ALL_PROXY: address,
    NO_PROXY: '',
    no_proxy: '',
  }
  const script = join(import.meta.dirname, '../../testing/outbound/post-in-a-process.ts')
  const args = [script, String(server.port), testAuthority.cert]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  expect([stdout, server.received.length, asked]).toEqual(['200', 1, 0])
})
