import { ApiPromise } from '../core/api-promise.ts'
import type { PostOptions, RequestOptions } from '../core/options.ts'
import { type List, paginate } from '../core/pagination.ts'
import { type Result, unwrap } from '../core/unwrap.ts'
import type { components, operations } from '../generated/types.ts'
import type { Http } from '../internal/http.ts'
import { accepting, holdToType } from '../internal/media-type.ts'
import type { EffectiveTime } from './days.ts'

export type Ticket = components['schemas']['Ticket']
export type NewTicket = components['schemas']['NewTicket']
export type TicketMail = components['schemas']['TicketMail']
export type TicketQuery = NonNullable<operations['listTickets']['parameters']['query']>
export type QrFormat = components['schemas']['QrFormat']

/** The text of an SVG, or the bytes of a PNG. */
export type QrPicture<Format extends QrFormat> = { svg: string; png: Uint8Array<ArrayBuffer> }[Format]

/** What lets people in. The event is named by its id or its code, a ticket by its id. */
export class Tickets {
  readonly #http: Http

  constructor(http: Http) {
    this.#http = http
  }

  /** The tickets of the event that the key can see, in the order of their issuing; voided ones included. */
  list(event: string, query: TicketQuery = {}, options: RequestOptions = {}): List<Ticket> {
    return paginate(async (cursor = query.cursor) => {
      const params = { path: { event }, query: { ...query, cursor } }
      return unwrap(await this.#http.GET('/v1/events/{event}/tickets', { ...options, params }))
    }, options)
  }

  /** Issues a further ticket for confirmed people of one registration; those that they have stay valid. */
  issue(event: string, ticket: NewTicket, options?: PostOptions): ApiPromise<Ticket> {
    const init = { ...options, params: { path: { event } }, body: ticket }
    return new ApiPromise(this.#http.POST('/v1/events/{event}/tickets', init))
  }

  /** A ticket with its code, which is as good as the ticket itself. */
  get(event: string, ticket: string, options?: RequestOptions): ApiPromise<Ticket> {
    const init = { ...options, params: { path: { event, ticket } } }
    return new ApiPromise(this.#http.GET('/v1/events/{event}/tickets/{ticket}', init))
  }

  /** From `effective_at` on, or from now on, the ticket admits nobody any more. Its people stay registered. */
  void(event: string, ticket: string, time: EffectiveTime = {}, options?: PostOptions): ApiPromise<Ticket> {
    const init = { ...options, params: { path: { event, ticket } }, body: time }
    return new ApiPromise(this.#http.POST('/v1/events/{event}/tickets/{ticket}/void', init))
  }

  /** Issues a ticket with a new code in place of this one, whose code is dead at once. */
  reissue(event: string, ticket: string, options?: PostOptions): ApiPromise<Ticket> {
    const init = { ...options, params: { path: { event, ticket } } }
    return new ApiPromise(this.#http.POST('/v1/events/{event}/tickets/{ticket}/reissue', init))
  }

  /** Sends the ticket by email to the people on it. */
  send(event: string, ticket: string, options?: PostOptions): ApiPromise<TicketMail> {
    const init = { ...options, params: { path: { event, ticket } } }
    return new ApiPromise(this.#http.POST('/v1/events/{event}/tickets/{ticket}/send', init))
  }

  /** The ticket's QR code: the text of an SVG, or with the format `png` the bytes of a PNG. */
  qr<Format extends QrFormat = 'svg'>(
    event: string,
    ticket: string,
    { format }: { format?: Format } = {},
    options?: RequestOptions,
  ): ApiPromise<QrPicture<Format>> {
    const path = { event, ticket }
    const picture = format === 'png' ? this.#qrPng(path, options) : this.#qrSvg(path, options)
    return new ApiPromise(picture as Promise<Result<QrPicture<Format>>>)
  }

  async #qrSvg(path: { event: string; ticket: string }, options?: RequestOptions): Promise<Result<string>> {
    const type = 'image/svg+xml'
    const params = { path, query: { format: 'svg' as const } }
    const init = { ...options, headers: accepting(type, options?.headers), params, parseAs: 'text' as const }
    return holdToType(type, await this.#http.GET('/v1/events/{event}/tickets/{ticket}/qr', init))
  }

  async #qrPng(path: { event: string; ticket: string }, options?: RequestOptions): Promise<Result<Uint8Array>> {
    const type = 'image/png'
    const params = { path, query: { format: 'png' as const } }
    const init = { ...options, headers: accepting(type, options?.headers), params, parseAs: 'arrayBuffer' as const }
    const result = await this.#http.GET('/v1/events/{event}/tickets/{ticket}/qr', init)
    const { data, ...rest } = holdToType<ArrayBuffer>(type, result)
    return { ...rest, data: data && new Uint8Array(data) }
  }
}
