import { join } from 'node:path'
import { readCaseFile } from '../read.ts'

const FOLDER = join(import.meta.dirname, '../..')

/** Cases that need only a test key. */
export const TEST_KEY_FILE = join(FOLDER, 'scan-cases.json')
export const testKeyCases = readCaseFile(TEST_KEY_FILE).cases

/** Cases that also need a live key, or the engine. */
export const LIVE_KEY_FILE = join(FOLDER, 'scan-cases-live.json')
export const liveKeyCases = readCaseFile(LIVE_KEY_FILE).cases

export const publishedCases = [...testKeyCases, ...liveKeyCases]
