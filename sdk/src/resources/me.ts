import { ApiPromise } from '../core/api-promise.ts'
import type { RequestOptions } from '../core/options.ts'
import type { components } from '../generated/types.ts'
import type { Http } from '../internal/http.ts'

export type Profile = components['schemas']['Profile']

export function getMe(http: Http, options?: RequestOptions): ApiPromise<Profile> {
  return new ApiPromise(http.GET('/v1/me', options))
}
