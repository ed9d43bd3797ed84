import { ApiPromise } from '../core/api-promise.ts'
import { Changes, type ChangesQuery } from '../core/changes.ts'
import type { PostOptions } from '../core/options.ts'
import { type List, type PageBody, paginate } from '../core/pagination.ts'
import { type Result, unwrap } from '../core/unwrap.ts'
import { readAsBlob, type Upload } from '../core/uploads.ts'
import { expandMethodWord, type ResourcePaths, toPaths, toSubPaths } from '../generated/resource-paths.ts'
import { fetchFile } from './files.ts'
import type { HttpClient, UntypedCall } from './http.ts'

/**
 * The operations and subresources of a resource, by name. `$` lists operations that follow from their names, as in
 * `list create get publish`, after the path, if that does not follow from the resource's name. Other operations are a
 * line: verb, parameters and results, path, as in `POST once body ./import`. Interpreting a table keeps the package
 * small: an operation costs a word and no code.
 */
export type Table = { readonly [name: string]: string | Table }

type Fields = Record<string, unknown>

/** Earlier than any change. */
const BEGINNING = '1970-01-01T00:00:00Z'

export function buildMethods<Methods>(http: HttpClient, table: Table, derived: ResourcePaths = toPaths('')): Methods {
  const methods: Record<string, unknown> = {}
  const words = table.$ ? `${table.$}`.split(' ') : []
  const place = words[0]?.startsWith('/') ? toPaths(words.shift() as string) : derived
  const spelledOut = Object.entries(table).filter(([name]) => name !== '$')
  for (const { name, line } of words.map(expandMethodWord)) addMethod(methods, name, line, http, place)
  for (const [name, entry] of spelledOut) {
    if (typeof entry === 'string') addMethod(methods, name, entry, http, place)
    else methods[name] = buildMethods(http, entry, toSubPaths(name, place))
  }
  return methods as Methods
}

/** The server's own timeout for uploads. */
const UPLOAD_TIMEOUT_MS = 900_000

/** The server looks at the content: a workbook is read as one. */
function uploading(type: string, body: unknown, { headers, timeoutMs = UPLOAD_TIMEOUT_MS }: PostOptions): object {
  return { body, bodySerializer: (file: unknown) => file, headers: { ...headers, 'Content-Type': type }, timeoutMs }
}

function addMethod(
  methods: Record<string, unknown>,
  name: string,
  line: string,
  http: HttpClient,
  place: ResourcePaths,
): void {
  const words = line.split(' ')
  const has = (word: string) => words.includes(word)
  const verb = words[0] as string
  const path = (words.at(-1) as string).replace(/^[.*]/, (mark) => (mark === '.' ? place.all : place.one))
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, parameter]) => parameter as string)
  const after = (mark: string) => words.find((word) => word.startsWith(mark))?.slice(mark.length)
  const types = after('files=')?.split(',')
  const upload = after('file=')
  // Untyped: the types of the methods are generated beside their table.
  const call = http.request as unknown as UntypedCall
  const idempotent = has('once')

  const method: (...values: unknown[]) => unknown = (...values) => {
    const params: Fields = { path: Object.fromEntries(names.map((parameter) => [parameter, values.shift()])) }
    const body = has('body?') ? (values.shift() ?? {}) : has('body') ? values.shift() : undefined
    const query = has('query') ? ((values.shift() ?? {}) as Fields) : undefined
    const options = (values[0] ?? {}) as PostOptions
    const send = (asked: Fields | undefined, init?: object) =>
      call(verb, path, { ...options, body, idempotent, ...init, params: { ...params, query: asked } })
    if (has('list')) {
      return paginate<unknown>(async (cursor = query?.cursor as string) => {
        return unwrap((await send({ ...query, cursor })) as Result<PageBody<unknown>>)
      }, options)
    }
    const file = (body as Upload | undefined)?.file
    if (upload && file !== undefined)
      return new ApiPromise(readAsBlob(file).then((whole) => send(query, uploading(upload, whole, options))))
    if (types) return new ApiPromise(fetchFile(types, query, options, send))
    return new ApiPromise(send(query))
  }
  methods[name] = method
  if (has('changes')) {
    methods.changes = (...values: unknown[]) => {
      const [from, options] = values.splice(names.length) as [ChangesQuery?, PostOptions?]
      const query = { updated_since: from?.since ?? BEGINNING, limit: from?.limit }
      return new Changes(() => method(...values, query, options) as List<unknown>)
    }
  }
}
