import type { ClientOptions } from '../../../sdk/src/core/options.ts'
import { createTestClient } from '../../../sdk/testing/test-client.ts'
import type { TestServer } from '../test-server.ts'

/** A client with a key of a new organization. Its waits advance the server's clock. */
export async function newSdkClientOn(
  server: TestServer,
  organization: Parameters<TestServer['organization']>[0] = {},
  key: Parameters<TestServer['key']>[1] = {},
  options: Partial<ClientOptions> = {},
) {
  const organizationId = await server.organization(organization)
  const { value } = await server.key(organizationId, { scopes: ['read', 'write', 'admin'], ...key })
  const sleep = async (milliseconds: number) => server.clock.advance(milliseconds)
  return createTestClient(server.url, { apiKey: value, ...options }, { sleep })
}
