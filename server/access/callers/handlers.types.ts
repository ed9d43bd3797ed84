/** Checked by the compiler only: lines that must not compile are marked. */

import { refuse } from '../../platform/contract/refusal.ts'
import type { Handler, Handlers, OperationOutcome } from './handlers.ts'

declare const answer: Extract<OperationOutcome<'getMe'>, { status: 200 }>

declare const handlers: Handlers

export const acceptsAllHandlers: Handlers = { ...handlers, getMe: async () => answer }

// @ts-expect-error: an operation without a handler
export const rejectsMissingHandler: Handlers = { getMe: handlers.getMe }

// @ts-expect-error: a handler of an operation that the contract does not know
export const rejectsUnknownOperation: Handlers = { ...handlers, getYou: async () => answer }

// @ts-expect-error: a status that the contract does not declare
export const rejectsUndeclaredStatus: Handler<'getMe'> = async () => ({ status: 201, body: answer.body })

// @ts-expect-error: a body that lacks a declared field
export const rejectsMissingField: Handler<'getMe'> = async () => ({
  status: 200,
  body: { organization: answer.body.organization },
})

const otherType = { ...answer.body, organization: { ...answer.body.organization, id: 7 } }

// @ts-expect-error: a field of another type
export const rejectsWrongFieldType: Handler<'getMe'> = async () => ({ status: 200, body: otherType })

// @ts-expect-error: another type of content where the contract declares JSON
export const rejectsPngForJson: Handler<'getMe'> = async () => ({ ...answer, headers: { 'Content-Type': 'image/png' } })

const png = { 'Content-Type': 'image/png' } as const
const svg = { 'Content-Type': 'image/svg+xml; charset=utf-8' } as const

export const acceptsBytes: Handler<'getTicketQr'> = async () => ({ status: 200, body: Buffer.alloc(1), headers: png })
export const acceptsText: Handler<'getTicketQr'> = async () => ({ status: 200, body: '<svg/>', headers: svg })

// @ts-expect-error: an object where the contract declares text or bytes
export const rejectsObjectForPng: Handler<'getTicketQr'> = async () => ({ status: 200, body: {}, headers: png })

// @ts-expect-error: content whose type is not named
export const rejectsNoContentType: Handler<'getTicketQr'> = async () => ({ status: 200, body: Buffer.alloc(1) })

const gif = { 'Content-Type': 'image/gif' } as const

// @ts-expect-error: a type of content that the contract does not declare
export const rejectsUndeclaredMediaType: Handler<'getTicketQr'> = async () => ({ status: 200, body: '', headers: gif })
export const acceptsDeclaredError: Handler<'getMe'> = async () => refuse('validation_failed', 'The query is wrong.')

// @ts-expect-error: an error that the contract does not declare for this operation
export const rejectsForeignError: Handler<'getMe'> = async () => refuse('payload_too_large', 'The body is too large.')

// @ts-expect-error: a code that no contract knows
export const rejectsUnknownErrorCode = refuse('gone_fishing', 'Nobody is here.')

// @ts-expect-error: an error without the fields that its code promises
export const rejectsMissingErrorFields = refuse('entitlement_required', 'The plan does not include it.')

export const acceptsTenantInput: Handler<'getPublicEvent'> = async ({ tenant }) =>
  refuse('not_found', tenant.organization.slug)

// @ts-expect-error: the key of a caller where nobody has one
export const rejectsCallerInput: Handler<'getPublicEvent'> = async ({ caller }) => refuse('not_found', caller.key.id)

// @ts-expect-error: an organization's host where the call came with a key
export const rejectsTenantInput: Handler<'getMe'> = async ({ tenant }) =>
  refuse('validation_failed', tenant.organization.slug)
