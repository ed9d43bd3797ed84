import * as access from '../../access/license/index.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import type { Command } from '../command.ts'
import { CommandRefusedError, CommandUsageError } from '../failure.ts'
import { readLicenseSettings } from '../license-settings.ts'
import { formatProperties, toPrintable } from '../output.ts'

/** Far longer than any license, so that a longer text gets an error that says so. */
const MAX_CHARACTERS = 64 * 1024

export const licenseCommands: Command[] = [
  {
    name: 'license inspect',
    options: {
      license: { value: 'LICENSE', about: 'another license to look at, or - to read it from standard input' },
    },
    examples: ['license inspect', 'license inspect --license - < license.txt'],
    needs: 'migrated',
    async run({ database, now }, input) {
      const settings = readLicenseSettings(input.environment)
      const reader = buildReader(database)
      const given = input.option('license')
      if (given === undefined) return describe(await access.reportLicense(reader, settings, now), settings.required)
      const text = await readGiven(given)
      const document = access.verifyLicense(text, settings.publicKey)
      if ('type' in document && document.type === 'revocation') return tellRevocation(document)
      return describe(await access.evaluateLicense(reader, text, settings.publicKey, now), settings.required)
    },
  },
  {
    name: 'license install',
    operands: [{ name: 'license', about: 'the line that begins with postern-license-v1, or - for standard input' }],
    examples: ['license install - < license.txt'],
    needs: 'migrated',
    async run({ database, now }, input) {
      const settings = readLicenseSettings(input.environment)
      const text = await readGiven(input.operand('license'))
      const outcome = await access.installLicenseDocument(database, settings, text, now)
      if ('flaw' in outcome) throw new CommandRefusedError(`This license cannot be installed. ${outcome.flaw}`)
      if ('inForce' in outcome) return tellRevocation(outcome.installed, outcome.inForce)
      const { id, licensee, expiresAt } = outcome.installed
      const end = expiresAt ? `valid until ${expiresAt.toISOString()}` : 'valid without an end'
      const report = await access.reportLicense(buildReader(database), settings, now)
      const warnings =
        report.source === 'POSTERN_LICENSE' && report.license?.id !== id
          ? ['POSTERN_LICENSE is set to another license, which counts before the installed one while it is valid.']
          : []
      const { document } = describe(report, settings.required)
      return { document, text: toPrintable(`The license ${id} of ${licensee} is installed; it is ${end}.`), warnings }
    },
  },
]

function describe({ state, license, source, revokedAt, readOnlyAt, flaw }: access.LicenseReport, required: boolean) {
  const document = {
    state,
    required,
    source,
    id: license?.id ?? null,
    licensee: license?.licensee ?? null,
    issued_at: license?.issuedAt.toISOString() ?? null,
    expires_at: license?.expiresAt?.toISOString() ?? null,
    revoked_at: revokedAt?.toISOString() ?? null,
    read_only_at: readOnlyAt?.toISOString() ?? null,
    problem: flaw,
  }
  const text = formatProperties([
    ['State', state],
    ['Problem', flaw ?? undefined],
    ['Required', required ? 'yes, to publish events' : 'no, because POSTERN_SELF_HOSTED is not true'],
    ['License', license?.id],
    ['Licensee', license?.licensee],
    ['Issued', license?.issuedAt.toISOString()],
    ['Expires', license ? (document.expires_at ?? 'never') : undefined],
    ['From', source ?? undefined],
    ['Revoked', revokedAt?.toISOString()],
    ['Read-only', readOnlyAt?.toISOString()],
  ])
  return { document: { license: document }, text }
}

function tellRevocation({ revokes, revokedAt }: access.LicenseRevocation, inForce?: boolean) {
  const at = revokedAt.toISOString()
  const effect =
    inForce === undefined
      ? ''
      : inForce
        ? ' Events cannot be published, and seven days after that the installation only reads, until another license is installed.'
        : ' This installation does not run on it, so nothing changes.'
  const revocation = { revokes, revoked_at: at, ...(inForce === undefined ? {} : { in_force: inForce }) }
  return { document: { revocation }, text: `The license ${revokes} was revoked on ${at}.${effect}` }
}

async function readGiven(typed: string): Promise<string> {
  if (typed !== '-') return typed
  let text = ''
  for await (const chunk of process.stdin.setEncoding('utf8')) {
    text += chunk
    if (text.length > MAX_CHARACTERS) break
  }
  if (text.trim() === '') throw new CommandUsageError('Nothing was on standard input.')
  return text
}
