import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { components } from '../generated/types.ts'
import { isKnownEnvelope, type UnknownWebhookEnvelope, type WebhookEnvelope, webhookTypes } from './index.ts'

type Schemas = components['schemas']

const envelope = (type: string) => ({ id: 'evt_1', type, data: { id: '1' } }) as unknown as WebhookEnvelope

describe('the envelopes', () => {
  test('are of the 19 types of the contract', async () => {
    const document = JSON.parse(await readFile(join(import.meta.dirname, '../../../generated/openapi.json'), 'utf8'))
    expect(webhookTypes).toEqual(Object.keys(document.webhooks))
    expect(webhookTypes).toHaveLength(19)
  })

  test('are known, or of a type that is newer than the package', () => {
    for (const type of webhookTypes) expect(isKnownEnvelope(envelope(type))).toBe(true)
    for (const type of ['seat.taken', 'toString', '']) expect(isKnownEnvelope(envelope(type))).toBe(false)
  })

  test('are told apart by their types, and what is left is the unknown branch', () => {
    const told = (event: WebhookEnvelope): string => {
      switch (event.type) {
        case 'registration.created':
          expectTypeOf(event.data).toEqualTypeOf<Schemas['Registration']>()
          return 'registration'
        case 'checkin.recorded':
          expectTypeOf(event.data).toEqualTypeOf<Schemas['Checkin']>()
          return 'checkin'
        default:
          if (!isKnownEnvelope(event)) {
            expectTypeOf(event).toEqualTypeOf<UnknownWebhookEnvelope>()
            expectTypeOf(event.data).toEqualTypeOf<Record<string, unknown>>()
            expectTypeOf(event.livemode).toEqualTypeOf<boolean>()
          }
          return event.type
      }
    }
    expect(told(envelope('registration.created'))).toBe('registration')
    expect(told(envelope('checkin.recorded'))).toBe('checkin')
    expect(told(envelope('seat.taken'))).toBe('seat.taken')
  })

  test('cannot be asked for a type that does not exist', () => {
    const event = envelope('ticket.issued')
    // @ts-expect-error: there is no such type
    expect(event.type === 'ticket.isued').toBe(false)
  })
})
