import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { SERVER_PROCESS_ENVIRONMENT } from '../server/testing/server-process-environment.ts'

export type PrintLine = (text: string) => void

export function printThresholdResult(say: PrintLine, sentence: string, met: boolean): boolean {
  say(`${sentence} ${met ? 'meets' : 'misses'} it`)
  return met
}

export function startChildProcess(
  cleanUp: AsyncDisposableStack,
  file: string,
  environment: Record<string, string>,
  execArgv: string[] = [],
): ChildProcess {
  const child = fork(file, {
    env: { ...SERVER_PROCESS_ENVIRONMENT, ...environment },
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  cleanUp.defer(async () => {
    const gone = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGKILL')) await gone
  })
  return child
}

export function waitForMessage<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('A process of the bench ended early.'))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message as Message)
    })
  })
}
