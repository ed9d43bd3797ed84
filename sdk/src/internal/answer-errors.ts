import {
  AuthenticationError,
  BadRequestError,
  ConflictError,
  type ErrorBody,
  GoneError,
  NotFoundError,
  PayloadTooLargeError,
  PermissionError,
  PosternError,
  RateLimitError,
  ServerError,
  UnprocessableError,
  UnsupportedMediaTypeError,
  UpgradeRequiredError,
} from '../core/errors.ts'

const CLASSES: Readonly<Record<number, typeof PosternError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  410: GoneError,
  413: PayloadTooLargeError,
  415: UnsupportedMediaTypeError,
  422: UnprocessableError,
  426: UpgradeRequiredError,
  429: RateLimitError,
}

/** The error for a response that is not a success. `answer` is its body, parsed if possible. */
export function toPosternError(response: Response, answer: unknown): PosternError {
  const { status, headers } = response
  const body = findErrorBody(answer)
  if (!body) return createUnreadableError(response)
  return new (classOf(status))({ code: body.code, message: body.message, status, body, headers })
}

/** For a response that is not from the API, such as a proxy's page. Its content is not repeated. */
export function createUnreadableError(response: Response): PosternError {
  const { status, headers } = response
  const init = { code: 'unreadable_answer', message: unreadableMessage(response), status, headers }
  return response.ok ? new PosternError(init) : new (classOf(status))(init)
}

export function findErrorBody(answer: unknown): ErrorBody | null {
  const body = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : null
  return isErrorBody(body) ? body : null
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
}

function classOf(status: number): typeof PosternError {
  return CLASSES[status] ?? (status >= 500 ? ServerError : PosternError)
}

function unreadableMessage({ status, type }: Response): string {
  if (type === 'opaqueredirect' || (status >= 300 && status < 400))
    return 'The server answered with a redirect, which this client does not follow: check baseUrl.'
  return `The server answered ${status} with something that is not an answer of the API: check baseUrl and any proxy.`
}
