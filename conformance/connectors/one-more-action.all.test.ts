import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildNewAttendee } from '../../server/testing/fixtures.ts'
import { printConnectorPackages } from '../../spec/tools/connectors/print.ts'
import { buildPublishedContract } from '../../spec/tools/testing/built.ts'
import { openAllConnectorApps } from './testing/all-apps.ts'
import { type ConnectorTestServer, startConnectorTestServer } from './testing/connector-test-server.ts'
import { validateZapierApp } from './testing/zapier-app.ts'

const ROOT = join(import.meta.dirname, '../..')

describe('an operation with a connector line', () => {
  let stage: ConnectorTestServer

  beforeAll(async () => {
    stage = await startConnectorTestServer()
  })

  afterAll(() => stage.close())

  test('appears in all apps, and works, without another edit', async () => {
    const { document } = await buildPublishedContract()
    const changed = structuredClone(document)
    const path = '/v1/events/{event}/tickets/{ticket}/void'
    const operation = changed.paths[path]?.post
    expect(operation?.['x-postern-connector']).toBeUndefined()
    if (operation)
      operation['x-postern-connector'] = {
        kind: 'action',
        label: 'Void Ticket',
        description: 'Voids a ticket.',
        noun: 'ticket',
      }
    const folder = join(ROOT, 'node_modules/.cache/connectors-test')
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    for (const [file, content] of Object.entries(printConnectorPackages(changed))) {
      const target = join(folder, file.replace('generated/connectors/', ''))
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, content)
    }
    expect(validateZapierApp(join(folder, 'zapier'))).toEqual([])
    for (const app of Object.values(await openAllConnectorApps(folder))) {
      const { body } = await stage.call('POST', `${stage.path}/registrations`, { attendees: [buildNewAttendee()] })
      const ticket = body.attendees[0].ticket_ids[0]
      const voided = await app.act(stage.live, operation?.operationId ?? '', { event: 'fest', ticket })
      expect(voided).toMatchObject({ id: ticket, status: 'voided' })
    }
  })
})
