import net from 'node:net'

/** Preloaded into every Node process of a guide: replaces the ports that guides name, which may be in use here. */

/** @type {Record<string, number>} */
const moved = JSON.parse(process.env.MOVED_PORTS ?? '{}')

/** @param {unknown} value @returns {unknown} */
function move(value) {
  if (Array.isArray(value)) return Object.assign(value, { 0: move(value[0]) })
  if (typeof value === 'object' && value !== null && 'port' in value) {
    return Object.assign(value, { port: moved[String(value.port)] ?? value.port })
  }
  return typeof value === 'number' || typeof value === 'string' ? (moved[String(value)] ?? value) : value
}

for (const [prototype, name] of /** @type {const} */ ([
  [net.Server.prototype, 'listen'],
  [net.Socket.prototype, 'connect'],
])) {
  const original = /** @type {any} */ (prototype)[name]
  Object.assign(prototype, {
    /** @this {unknown} @param {unknown[]} args */
    [name](...args) {
      return original.call(this, move(args[0]), ...args.slice(1))
    },
  })
}
