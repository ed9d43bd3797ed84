/** How a client is made. */
export type ClientOptions = {
  /** Begins with `svc_live_` or `svc_test_`; that of a paired scanner, which may call `scanner` alone, with `svc_device_`. */
  apiKey: string
  /** Where the installation is, such as `https://tickets.example`. A trailing `/v1` is accepted. */
  baseUrl: string
  /** Stands in for the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>
  /** How long one attempt may take, until its whole answer is there. 30 000 unless told. */
  timeoutMs?: number
  /** How often a call is tried again. 3 unless told; 0 for never. */
  maxRetries?: number
  /** The longest `Retry-After` to wait for; a longer one is an error at once. 60 000 unless told. */
  maxRetryWaitMs?: number
  /** What your application calls itself; sent as `X-Service-Client`. */
  clientName?: string
  /** Sent with every request. */
  headers?: Record<string, string>
  /** Called before each attempt. */
  onRequest?: (event: RequestEvent) => void
  /** Called after each attempt that was not aborted. */
  onResponse?: (event: ResponseEvent) => void
}

/** What each call takes. */
export type RequestOptions = {
  /** Ends the call at once, also while it waits to try again. */
  signal?: AbortSignal
  /** How long one attempt may take, in place of the client's own time. */
  timeoutMs?: number
  /** How often this call is tried again, in place of the client's own number. */
  maxRetries?: number
  /** Sent with this call, beside those of the client. */
  headers?: Record<string, string>
}

/** What each call that makes something takes. */
export type PostOptions = RequestOptions & {
  /** 1 to 255 visible ASCII characters, new for each new request. One is made unless you bring your own. */
  idempotencyKey?: string
}

/** An attempt that is about to be made. */
export type RequestEvent = {
  /** Such as `GET`. */
  method: string
  /** The whole address that is called. */
  url: string
  /** 1 for the first. */
  attempt: number
}

/** What became of an attempt. */
export type ResponseEvent = RequestEvent & {
  /** 0 when no answer came. */
  status: number
  /** The id to quote when you report a problem. */
  requestId: string | null
  /** When the call is tried again, or null when this is its end. */
  retryInMs: number | null
}
