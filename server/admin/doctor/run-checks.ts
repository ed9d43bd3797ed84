import { type Config, ConfigError } from '../../config/config.ts'
import { openDatabase, readDatabaseConfig } from '../database.ts'
import { describeCommandFailure } from '../failure.ts'
import {
  checkDatabaseClock,
  checkMigrations,
  checkPartitions,
  checkPostgres,
  checkQueueSchema,
  checkWritable,
} from './database.ts'
import { type DoctorFinding, toFailure, toOkFinding } from './finding.ts'
import { checkLicense } from './license.ts'
import { checkDataFolder, checkNode } from './machine.ts'

export async function runDoctorChecks(environment: NodeJS.ProcessEnv): Promise<DoctorFinding[]> {
  const node = checkNode(process.versions.node)
  let config: Config
  try {
    config = readDatabaseConfig(environment)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return [node, toFailure('Database', error.message, 'Correct the variable, or unset it to use the data folder.')]
  }
  return [node, ...(await examineDatabase(config, environment)), checkDataFolder(config)]
}

async function examineDatabase(config: Config, environment: NodeJS.ProcessEnv): Promise<DoctorFinding[]> {
  try {
    const { database, now, place, close } = await openDatabase(config)
    try {
      const findings = [toOkFinding('Database', `reachable: ${place}`)]
      for (const check of [checkPostgres, checkMigrations, checkDatabaseClock, checkQueueSchema, checkPartitions])
        findings.push(await check(database))
      return [...findings, ...(await checkWritable(database)), ...(await checkLicense(database, now, environment))]
    } finally {
      await close()
    }
  } catch (error) {
    const { message } = describeCommandFailure(error)
    return [toFailure('Database', message, 'Until it can be reached, nothing else about it can be checked.')]
  }
}
