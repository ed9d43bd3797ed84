import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isIPv4 } from 'node:net'

/** A certificate with its key, in PEM. */
export type TlsCertificate = { key: string; cert: string }

export type CertificateOptions = {
  /** Host names and IPv4 addresses. */
  names: string[]
  from?: Date
  until?: Date
}

export type CertificateAuthority = {
  /** The certificate that clients have to trust. */
  cert: string
  issue(options: CertificateOptions): TlsCertificate
}

/** A certificate authority that nobody trusts by default. */
export function makeCertificateAuthority(): CertificateAuthority {
  const keys = makeKeys()
  const name = nameOf(`Tests ${randomBytes(4).toString('hex')}`)
  const issuer = { name, key: keys.privateKey }
  const cert = certificate({ ...lifetime({}), issuer, name, key: keys.publicKey, names: [], isAuthority: true })
  return {
    cert,
    issue: (options) => {
      const own = makeKeys()
      const subject = nameOf(options.names[0] ?? '')
      const { names } = options
      const made = { ...lifetime(options), issuer, name: subject, key: own.publicKey, names, isAuthority: false }
      return { key: written(own.privateKey), cert: certificate(made) }
    },
  }
}

export function makeSelfSignedCertificate(names = ['127.0.0.1']): TlsCertificate {
  const { privateKey, publicKey } = makeKeys()
  const name = nameOf(names[0] ?? '')
  const issuer = { name, key: privateKey }
  return {
    key: written(privateKey),
    cert: certificate({ ...lifetime({}), issuer, name, key: publicKey, names, isAuthority: true }),
  }
}

type Content = {
  issuer: { name: Buffer; key: KeyObject }
  name: Buffer
  key: KeyObject
  names: string[]
  isAuthority: boolean
  from: Date
  until: Date
}

const DAY = 86_400_000

function lifetime({ from, until }: Partial<CertificateOptions>): { from: Date; until: Date } {
  return { from: from ?? new Date(Date.now() - DAY), until: until ?? new Date(Date.now() + DAY) }
}

function makeKeys() {
  return generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
}

function written(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }) as string
}

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
const nameOf = (text: string) => sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(text)))))

const COMMON_NAME = identifier('550403')
const SUBJECT_ALTERNATIVE_NAME = identifier('551d11')
const BASIC_CONSTRAINTS = identifier('551d13')
const ECDSA_WITH_SHA256 = sequence(identifier('2a8648ce3d040302'))
const DNS_NAME = 0x82
const IP_ADDRESS = 0x87

function alternative(name: string): Buffer {
  if (isIPv4(name)) return der(IP_ADDRESS, Buffer.from(name.split('.').map(Number)))
  return der(DNS_NAME, Buffer.from(name))
}

function certificate({ issuer, name, key, names, isAuthority, from, until }: Content): string {
  const constraints = isAuthority ? sequence(der(0x01, Buffer.from([0xff]))) : sequence()
  const extensions = [sequence(BASIC_CONSTRAINTS, der(0x04, constraints))]
  if (names.length > 0) {
    extensions.push(sequence(SUBJECT_ALTERNATIVE_NAME, der(0x04, sequence(...names.map(alternative)))))
  }
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    issuer.name,
    sequence(time(from), time(until)),
    name,
    key.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  )
  const signature = sign('sha256', body, issuer.key)
  const whole = sequence(body, ECDSA_WITH_SHA256, der(0x03, Buffer.concat([Buffer.from([0]), signature])))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
