/** A server that is killed: at a given point, or by its parent. It sends webhooks and mails to this machine. */

import { buildScheduledTasks, type TaskDependencies } from '../../composition/schedule.ts'
import { startServer } from '../../composition/server.ts'
import { readConfig } from '../../config/config.ts'
import { systemClock } from '../../platform/clock.ts'
import { buildLog } from '../../platform/log.ts'
import { MESSAGE_LOST_AFTER_SECONDS, SHORT_DELIVERY_RETRIES, WORKER_LOST_AFTER_SECONDS } from './delivery-times.ts'
import { killOwnProcess, killProcessAtStatement } from './fault-points.ts'

const { FAULT_POINT = '', FAULT_TIMES = '1', AUTHORITY = '', ROLE = 'all', DATABASE_URL = '', SECRET_KEY } = process.env

let sendsLeft = Number(FAULT_TIMES)
const diesSending = (point: string) => FAULT_POINT === point && --sendsLeft === 0

type Send = TaskDependencies['sendWebhook']

/** Dies before, while or after sending. */
const faulty =
  (send: Send): Send =>
  async (sending) => {
    if (diesSending('before-send')) killOwnProcess()
    const answer = send(sending)
    if (diesSending('during-send')) setTimeout(killOwnProcess, 2)
    await answer
    if (diesSending('after-send')) killOwnProcess()
    return answer
  }

type Transport = TaskDependencies['transport']

const faultyMail = (transport: Transport): Transport => ({
  ...transport,
  send: async (mail) => {
    if (diesSending('before-mail')) killOwnProcess()
    const sent = transport.send(mail)
    if (diesSending('during-mail')) setTimeout(killOwnProcess, 2)
    await sent
    if (diesSending('after-mail')) killOwnProcess()
  },
})

if (FAULT_POINT.includes(':')) killProcessAtStatement(FAULT_POINT, Number(FAULT_TIMES))

const server = await startServer({
  config: readConfig({
    ROLE,
    PORT: '0',
    POSTERN_WEBHOOKS_ALLOW_LOOPBACK: 'true',
    POSTERN_SECRET_KEY: SECRET_KEY,
    DATA_DIR: process.env.DATA_DIR,
    DATABASE_POOL_SIZE: process.env.DATABASE_POOL_SIZE ?? '8',
    SMTP_URL: process.env.SMTP_URL,
    POSTERN_EVENTBRITE_URL: process.env.POSTERN_EVENTBRITE_URL,
  }),
  databaseUrl: DATABASE_URL,
  log: buildLog(process.env.LOG_LEVEL ?? 'silent'),
  clock: systemClock,
  resolve: async () => ['127.0.0.1'],
  outbound: { authorities: [AUTHORITY] },
  tasks: (parts) =>
    buildScheduledTasks({
      ...parts,
      delivering: SHORT_DELIVERY_RETRIES,
      lostSeconds: WORKER_LOST_AFTER_SECONDS,
      lostMessageSeconds: MESSAGE_LOST_AFTER_SECONDS,
      sendWebhook: faulty(parts.sendWebhook),
      transport: faultyMail(parts.transport),
    }),
})
process.send?.(server.port)
// The parent process may have ended.
process.on('disconnect', killOwnProcess)
