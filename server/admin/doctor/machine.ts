import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Config } from '../../config/config.ts'
import { type DoctorFinding, toFailure, toOkFinding, toWarnFinding } from './finding.ts'

const NODE = 26
const LITTLE_SPACE = 1024 ** 3

export function checkNode(version: string): DoctorFinding {
  if (Number.parseInt(version, 10) >= NODE) return toOkFinding('Node', `version ${version}`)
  return toFailure(
    'Node',
    `version ${version}, and Postern runs on ${NODE} or newer`,
    'Run "npm ci" in the folder of Postern, then "npx --no-install postern-admin …" there: it brings its own Node.',
  )
}

export function checkDataFolder({ databaseUrl, dataDir }: Config): DoctorFinding {
  const subject = 'Data folder'
  if (databaseUrl) return toOkFinding(subject, 'not used, because DATABASE_URL is set')
  const path = resolve(dataDir)
  if (!existsSync(path))
    return toFailure(subject, `${dataDir} does not exist`, 'Run "npm start" once, or set DATA_DIR or DATABASE_URL.')
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    const remedy = `Use the user that Postern runs as, or give this one the folder: sudo chown -R "$(id -un)" ${dataDir}`
    return toFailure(subject, `${dataDir} cannot be read and written by this user`, remedy)
  }
  const { bavail, bsize } = statfsSync(path)
  const free = `${((bavail * bsize) / LITTLE_SPACE).toFixed(1)} GiB free`
  if (bavail * bsize >= LITTLE_SPACE) return toOkFinding(subject, `${dataDir}, ${free}`)
  return toWarnFinding(subject, `${dataDir}, only ${free}`, 'Make room on the disk: PostgreSQL stops when it is full.')
}
