import { type Config, ConfigError } from '../../config/config.ts'
import { openDatabase, readDatabaseConfig } from '../database.ts'
import { describeFailure } from '../failure.ts'
import { checkClock, checkMigrations, checkPartitions, checkQueue, checkVersion } from './database.ts'
import { type Finding, fail, ok } from './finding.ts'
import { checkLicense } from './license.ts'
import { checkDataFolder, checkNode } from './machine.ts'

export async function examine(environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  const node = checkNode(process.versions.node)
  let config: Config
  try {
    config = readDatabaseConfig(environment)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return [node, fail('Database', error.message, 'Correct the variable, or unset it to use the data folder.')]
  }
  return [node, ...(await examineDatabase(config, environment)), checkDataFolder(config)]
}

async function examineDatabase(config: Config, environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  try {
    const { database, now, place, close } = await openDatabase(config)
    try {
      const findings = [ok('Database', `reachable: ${place}`)]
      for (const check of [checkVersion, checkMigrations, checkClock, checkQueue, checkPartitions]) {
        findings.push(await check(database))
      }
      return [...findings, ...(await checkLicense(database, now, environment))]
    } finally {
      await close()
    }
  } catch (error) {
    const { message } = describeFailure(error)
    return [fail('Database', message, 'Until it can be reached, nothing else about it can be checked.')]
  }
}
