/** A process that works on imports until it is killed: at a given point, or by its parent. */

import { buildImportJobKind } from '../../areas/imports/index.ts'
import { buildJobTasks, type JobKind } from '../../areas/jobs/index.ts'
import { buildSourceImportJobKind, buildSourcePlatforms } from '../../areas/sources/index.ts'
import { parseSecretKeys } from '../../config/secret-keys.ts'
import { systemClock } from '../../platform/clock.ts'
import { connectDatabase } from '../../platform/database/connect.ts'
import { buildLog } from '../../platform/log.ts'
import { buildSecretBox } from '../../platform/secret-box.ts'
import { TEST_SECRET_KEY } from '../secret-key.ts'
import { killOwnProcess, killProcessAtStatement } from './fault-points.ts'

const { DATABASE_URL = '', FAULT_POINT = '', FAULT_TIMES = '1', CHUNK = '50', EVENTBRITE_URL = '' } = process.env
if (FAULT_POINT !== '') killProcessAtStatement(FAULT_POINT, Number(FAULT_TIMES))
// The parent process may have ended.
process.on('disconnect', killOwnProcess)

const database = connectDatabase({ url: DATABASE_URL, poolSize: 4, applicationName: 'import worker' })
const box = buildSecretBox(parseSecretKeys(TEST_SECRET_KEY) ?? [])
const sources = buildSourceImportJobKind({ platforms: buildSourcePlatforms({ eventbriteUrl: EVENTBRITE_URL }), box })
const kinds = [buildImportJobKind(Number(CHUNK)) as JobKind, sources as JobKind]
const [jobs] = buildJobTasks({ database, clock: systemClock, log: buildLog('silent'), kinds, pollingSeconds: 0.5 })
process.send?.('ready')
await jobs?.start?.()
