import { Connection } from 'pg'

type Sent = { statement?: string; name?: string; text?: string }
type Wire = Record<'bind' | 'parse' | 'query', (message: Sent | string) => void>

/** Ends this process at once with SIGKILL. */
export function killOwnProcess(): void {
  process.kill(process.pid, 'SIGKILL')
}

/**
 * Kills the process before it sends a statement (`before:name`) or just after (`sent:name`), when the database may
 * execute it but the response is lost. Statements are matched by the beginning of their name or a part of their text.
 */
export function killProcessAtStatement(point: string, times: number): void {
  const [when, ...rest] = point.split(':')
  const wanted = rest.join(':')
  const prototype = Connection.prototype as unknown as Wire
  let left = times
  const watch = (method: keyof Wire, matches: (message: Sent | string) => boolean) => {
    const send = prototype[method]
    prototype[method] = function (this: Wire, message) {
      const dies = matches(message) && --left === 0
      if (dies && when === 'before') killOwnProcess()
      send.call(this, message)
      if (dies) setImmediate(killOwnProcess)
    }
  }
  watch('bind', (message) => typeof message === 'object' && (message.statement ?? '').startsWith(wanted))
  watch('parse', (message) => typeof message === 'object' && !message.name && (message.text ?? '').includes(wanted))
}
