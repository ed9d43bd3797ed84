import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** DER: a tag, a length and the content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (instant: Date) => der(0x17, Buffer.from(`${instant.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))

const COMMON_NAME = identifier('550403')
const SUBJECT_ALTERNATIVE_NAME = identifier('551d11')
const BASIC_CONSTRAINTS = identifier('551d13')
const ECDSA_WITH_SHA256 = sequence(identifier('2a8648ce3d040302'))
const IP_ADDRESS = 0x87
const DAY = 86_400_000

/** A certificate for 127.0.0.1 that vouches for itself, and its key. */
export function selfSignedCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('127.0.0.1')))))
  const addresses = sequence(der(IP_ADDRESS, Buffer.from([127, 0, 0, 1])))
  const isAuthority = sequence(der(0x01, Buffer.from([0xff])))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(new Date(Date.now() - DAY)), time(new Date(Date.now() + DAY))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        sequence(SUBJECT_ALTERNATIVE_NAME, der(0x04, addresses)),
        sequence(BASIC_CONSTRAINTS, der(0x04, isAuthority)),
      ),
    ),
  )
  const signature = sign('sha256', body, privateKey)
  const certificate = sequence(body, ECDSA_WITH_SHA256, der(0x03, Buffer.concat([Buffer.from([0]), signature])))
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  }
}
