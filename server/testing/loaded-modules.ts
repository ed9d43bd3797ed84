/** Preloaded into a server: tells, whenever it is asked, which modules the process has loaded by then. */

import { registerHooks } from 'node:module'

const loaded: string[] = []

registerHooks({
  load(url, context, next) {
    loaded.push(url)
    return next(url, context)
  },
})

process.on('message', () => process.send?.(loaded))
process.channel?.unref()
