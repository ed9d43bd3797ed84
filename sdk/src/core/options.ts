/** Options of a client. */
export type ClientOptions = {
  /** Begins with `svc_live_` or `svc_test_`; or `svc_device_` for a paired scanner, which may only call `scanner`. */
  apiKey: string
  /** The address of the installation, such as `https://tickets.example`. A trailing `/v1` is accepted. */
  baseUrl: string
  /** Replaces the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>
  /** Timeout of one attempt, including its whole response. Default: 30 000. */
  timeoutMs?: number
  /** Maximum number of retries. Default: 3; 0 for none. */
  maxRetries?: number
  /** The longest `Retry-After` to wait for; a longer one fails at once. Default: 60 000. */
  maxRetryWaitMs?: number
  /** The name of your application, sent as `X-Service-Client`. */
  clientName?: string
  /** Sent with every request. */
  headers?: Record<string, string>
  /** Called before each attempt. */
  onRequest?: (event: RequestEvent) => void
  /** Called after each attempt that was not aborted. */
  onResponse?: (event: ResponseEvent) => void
}

/** Options of each call. */
export type RequestOptions = {
  /** Aborts the call at once, even while it waits for a retry. */
  signal?: AbortSignal
  /** Timeout of one attempt, instead of the client's. */
  timeoutMs?: number
  /** Maximum number of retries of this call, instead of the client's. */
  maxRetries?: number
  /** Sent with this call, in addition to the client's. */
  headers?: Record<string, string>
}

/** Options of each call that creates something. */
export type PostOptions = RequestOptions & {
  /** 1 to 255 visible ASCII characters, new for each new request. Generated if omitted. */
  idempotencyKey?: string
}

/** Options of each call that changes what is there. */
export type ChangeOptions = RequestOptions & {
  /** The `etag` of the object as you read it: if somebody has changed it since, nothing is changed and the call fails with `precondition_failed`. */
  ifMatch?: string
}

/** An attempt that is about to start. */
export type RequestEvent = {
  /** Such as `GET`. */
  method: string
  /** The whole URL. */
  url: string
  /** 1 for the first. */
  attempt: number
}

/** The result of an attempt. */
export type ResponseEvent = RequestEvent & {
  /** 0 without a response. */
  status: number
  /** The id to quote when you report a problem. */
  requestId: string | null
  /** The delay before the retry; null if there is none. */
  retryInMs: number | null
}
