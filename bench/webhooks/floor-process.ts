/** The floor: a loop of https.request over keep-alive connections, with as many requests in flight as a worker has. */

import { createHmac } from 'node:crypto'
import { Agent, request } from 'node:https'

const { PORT = '', HOST = '', AUTHORITY = '', IN_FLIGHT = '', BODY = '' } = process.env
const agent = new Agent({ keepAlive: true, maxFreeSockets: Number(IN_FLIGHT), ca: AUTHORITY, maxCachedSessions: 0 })
const body = Buffer.from(BODY, 'base64')

const post = (number: number) =>
  new Promise<void>((resolve, reject) => {
    const t = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', 'whsec_floor').update(`${t}.`).update(body).digest('hex')
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port: PORT,
        servername: HOST,
        method: 'POST',
        path: '/floor',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Length': String(body.length),
          Host: HOST,
          'Service-Signature': `t=${t},v1=${signature}`,
          'Service-Delivery-Id': String(number),
        },
      },
      (response) => response.resume().once('end', resolve),
    )
    sent.once('error', reject)
    sent.end(body)
  })

process.on('message', async (times: number) => {
  let left = times
  const loop = async () => {
    while (left > 0) await post(left--)
  }
  await Promise.all(Array.from({ length: Number(IN_FLIGHT) }, loop))
  process.send?.('done')
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
