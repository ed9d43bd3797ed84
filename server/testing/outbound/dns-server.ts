import { createSocket } from 'node:dgram'
import { parseIp } from '../../platform/formats/ip-address.ts'

/** Records of a name. `broken`: the query fails with SERVFAIL. */
export type DnsRecords = { alias?: string; a?: string[] | 'broken'; aaaa?: string[] | 'broken' }

export type TestDnsServer = {
  server: string
  /** Queries received, such as `A hooks.example.com`. */
  asked: string[]
  close(): void
}

const [A, ALIAS] = [1, 5]
const [NO_ERROR, BROKEN, NO_SUCH_NAME] = [0, 2, 3]

/** A real DNS server that follows aliases like a resolver; with `silent` it never responds. */
export async function startDnsServer(
  zone: Record<string, DnsRecords>,
  { silent = false } = {},
): Promise<TestDnsServer> {
  const socket = createSocket('udp4')
  const asked: string[] = []
  socket.on('message', (message, from) => {
    const { name, type, end } = readQuestion(message)
    asked.push(`${type === A ? 'A' : 'AAAA'} ${name}`)
    if (silent) return
    const { status, records } = lookUp(zone, name, type)
    const header = Buffer.alloc(12)
    header.writeUInt16BE(message.readUInt16BE(0), 0)
    header.writeUInt16BE(0x8180 | status, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(records.length, 6)
    socket.send(Buffer.concat([header, message.subarray(12, end), ...records]), from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return { server: `127.0.0.1:${socket.address().port}`, asked, close: () => socket.close() }
}

function lookUp(zone: Record<string, DnsRecords>, name: string, type: number): { status: number; records: Buffer[] } {
  const known = zone[name]
  if (known === undefined) return { status: NO_SUCH_NAME, records: [] }
  if (known.alias) {
    const behind = lookUp(zone, known.alias, type)
    return { ...behind, records: [record(name, ALIAS, writeName(known.alias)), ...behind.records] }
  }
  const addresses = (type === A ? known.a : known.aaaa) ?? []
  if (addresses === 'broken') return { status: BROKEN, records: [] }
  return { status: NO_ERROR, records: addresses.map((address) => record(name, type, bytesOf(address))) }
}

function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  while (message[at]) {
    const length = message[at] as number
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 }
}

function writeName(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)]))
  return Buffer.concat([...labels, Buffer.from([0])])
}

function record(name: string, type: number, data: Buffer): Buffer {
  const fixed = Buffer.alloc(10)
  fixed.writeUInt16BE(type, 0)
  fixed.writeUInt16BE(1, 2)
  fixed.writeUInt16BE(data.length, 8)
  return Buffer.concat([writeName(name), fixed, data])
}

function bytesOf(text: string): Buffer {
  const address = parseIp(text)
  if (address === null) throw new Error(`${text} is no address.`)
  return Buffer.from(address.toByteArray())
}
