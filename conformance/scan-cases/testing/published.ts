import { join } from 'node:path'
import { readScanCaseFile } from '../read.ts'

const FOLDER = join(import.meta.dirname, '../..')

/** Cases that need only a test key. */
export const TEST_KEY_CASES_FILE = join(FOLDER, 'scan-cases.json')
export const testKeyScanCases = readScanCaseFile(TEST_KEY_CASES_FILE).cases

/** Cases that also need a live key, or the engine. */
export const LIVE_KEY_CASES_FILE = join(FOLDER, 'scan-cases-live.json')
export const liveKeyScanCases = readScanCaseFile(LIVE_KEY_CASES_FILE).cases

export const publishedScanCases = [...testKeyScanCases, ...liveKeyScanCases]
