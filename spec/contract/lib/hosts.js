// @ts-check

/** What the paths of each host begin with. A path tells its host, because a document can list a path once. */
const HOST_PATHS = { api: '/v1', scanner: '/api/v1', tenant: '/o/{organization}' }

/**
 * The host of a path, with what the path begins with.
 * @param {string} path @returns {[host: string | undefined, beginning: string]}
 */
export const findHost = (path) =>
  Object.entries(HOST_PATHS).find(([, prefix]) => `${path}/`.startsWith(`${prefix}/`)) ?? [undefined, '']
