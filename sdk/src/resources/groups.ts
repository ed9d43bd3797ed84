import { ApiPromise } from '../core/api-promise.ts'
import type { PostOptions, RequestOptions } from '../core/options.ts'
import { type List, paginate } from '../core/pagination.ts'
import { unwrap } from '../core/unwrap.ts'
import type { components, operations } from '../generated/types.ts'
import type { Http } from '../internal/http.ts'

export type Group = components['schemas']['Group']
export type NewGroup = components['schemas']['NewGroup']
export type GroupChanges = components['schemas']['GroupChanges']
export type GroupQuery = NonNullable<operations['listGroups']['parameters']['query']>

/** The parts of the organization, which form a tree. A group is named by its id or its code. */
export class Groups {
  readonly #http: Http

  constructor(http: Http) {
    this.#http = http
  }

  /** The groups that the key can see, in the order of their making. */
  list(query: GroupQuery = {}, options: RequestOptions = {}): List<Group> {
    return paginate(async (cursor = query.cursor) => {
      return unwrap(await this.#http.GET('/v1/groups', { ...options, params: { query: { ...query, cursor } } }))
    }, options)
  }

  create(group: NewGroup, options?: PostOptions): ApiPromise<Group> {
    return new ApiPromise(this.#http.POST('/v1/groups', { ...options, body: group }))
  }

  get(group: string, options?: RequestOptions): ApiPromise<Group> {
    return new ApiPromise(this.#http.GET('/v1/groups/{group}', { ...options, params: { path: { group } } }))
  }

  /** Changes what `changes` holds; what it leaves out stays. */
  update(group: string, changes: GroupChanges, options?: RequestOptions): ApiPromise<Group> {
    const init = { ...options, params: { path: { group } }, body: changes }
    return new ApiPromise(this.#http.PATCH('/v1/groups/{group}', init))
  }

  /** Deletes a group that nothing belongs to any more. */
  delete(group: string, options?: RequestOptions): ApiPromise<void> {
    return new ApiPromise(this.#http.DELETE('/v1/groups/{group}', { ...options, params: { path: { group } } }))
  }
}
