import { ApiPromise } from '../core/api-promise.ts'
import type { PostOptions, RequestOptions } from '../core/options.ts'
import { type List, paginate } from '../core/pagination.ts'
import { unwrap } from '../core/unwrap.ts'
import type { components, operations } from '../generated/types.ts'
import type { Http } from '../internal/http.ts'

export type Payment = components['schemas']['Payment']
export type NewPayment = components['schemas']['NewPayment']
export type PaymentQuery = NonNullable<operations['listPayments']['parameters']['query']>
export type Refund = components['schemas']['Refund']

/** The money that was paid for a registration. Nothing is charged here: payments are recorded. */
export class Payments {
  readonly #http: Http

  constructor(http: Http) {
    this.#http = http
  }

  /** The payments of the registration, in the order of their recording. */
  list(event: string, registration: string, query: PaymentQuery = {}, options: RequestOptions = {}): List<Payment> {
    return paginate(async (cursor = query.cursor) => {
      const params = { path: { event, registration }, query: { ...query, cursor } }
      const init = { ...options, params }
      return unwrap(await this.#http.GET('/v1/events/{event}/registrations/{registration}/payments', init))
    }, options)
  }

  /** Records money that arrived, or that failed to. A registration that awaits payment is confirmed once it is paid in full. */
  record(event: string, registration: string, payment: NewPayment, options?: PostOptions): ApiPromise<Payment> {
    const init = { ...options, params: { path: { event, registration } }, body: payment }
    return new ApiPromise(this.#http.POST('/v1/events/{event}/registrations/{registration}/payments', init))
  }

  /** A payment, with what of it was given back. */
  get(event: string, registration: string, payment: string, options?: RequestOptions): ApiPromise<Payment> {
    const init = { ...options, params: { path: { event, registration, payment } } }
    return new ApiPromise(this.#http.GET('/v1/events/{event}/registrations/{registration}/payments/{payment}', init))
  }

  /** Records that money was given back: all that is left of the payment, or `amount` of it. It cancels nobody. */
  refund(
    event: string,
    registration: string,
    payment: string,
    refund: Refund = {},
    options?: PostOptions,
  ): ApiPromise<Payment> {
    const init = { ...options, params: { path: { event, registration, payment } }, body: refund }
    return new ApiPromise(
      this.#http.POST('/v1/events/{event}/registrations/{registration}/payments/{payment}/refund', init),
    )
  }
}
