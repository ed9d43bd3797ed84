import type { Client as FetchClient } from 'openapi-fetch'
import { createClientWithInternals } from '../src/client.ts'
import type { ClientOptions } from '../src/core/options.ts'
import type { PageBody } from '../src/core/pagination.ts'
import type { ClientInternals } from '../src/internal/settings.ts'

export const testApiKey = 'svc_test_KeyOfTheTestsThatIsNeverPrinted'

/** A client whose waits return at once and are recorded in `waits`. */
export function createTestClient(
  baseUrl: string,
  options: Partial<ClientOptions> = {},
  internals: ClientInternals = {},
) {
  const waits: number[] = []
  const sleep = async (milliseconds: number) => {
    waits.push(milliseconds)
  }
  const client = createClientWithInternals(
    { apiKey: testApiKey, baseUrl, ...options },
    { random: () => 0.5, sleep, ...internals },
  )
  return { ...client, waits, boxes: client.http as unknown as FetchClient<FixturePaths> }
}

type Box = { name: string; size?: number }

type Answers<Status extends number, Content> = {
  [Key in Status]: { headers: Record<string, unknown>; content: { 'application/json': Content } }
}

/** Paths of the fixture contract, as they would be generated. */
export type FixturePaths = {
  '/v1/boxes': {
    get: {
      parameters: { query?: { cursor?: string; limit?: number; label?: string[] } }
      responses: Answers<200, PageBody<Box>>
    }
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } }
      requestBody: { content: { 'application/json': Box } }
      responses: Answers<201, Box>
    }
  }
  '/v1/boxes/{box}': {
    get: { parameters: { path: { box: string } }; responses: Answers<200, Box> }
    put: {
      parameters: { path: { box: string } }
      requestBody: { content: { 'application/json': Box } }
      responses: Answers<200, Box>
    }
    patch: {
      parameters: { path: { box: string } }
      requestBody: { content: { 'application/json': Box } }
      responses: Answers<200, Box>
    }
    delete: { parameters: { path: { box: string } }; responses: Answers<200, Box> }
  }
}
