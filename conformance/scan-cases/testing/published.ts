import { join } from 'node:path'
import { readCaseFile } from '../read.ts'

const FOLDER = join(import.meta.dirname, '../..')

/** What a test key alone can show. */
export const TEST_KEY_FILE = join(FOLDER, 'scan-cases.json')
export const testKeyCases = readCaseFile(TEST_KEY_FILE).cases

/** What takes a live key beside it, or the engine. */
export const LIVE_KEY_FILE = join(FOLDER, 'scan-cases-live.json')
export const liveKeyCases = readCaseFile(LIVE_KEY_FILE).cases

export const publishedCases = [...testKeyCases, ...liveKeyCases]
