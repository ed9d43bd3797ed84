import { operations } from '../../../../../generated/operations.ts'
import type { InputDimension } from '../dimension.ts'
import { listConsoleFormDimensions } from './console-forms.ts'
import { listContractDimensions } from './contract.ts'
import { listCsvDimensions } from './csv.ts'
import { listJsonDimensions } from './json.ts'
import { listMcpDimensions } from './mcp.ts'
import { listMultipartDimensions } from './multipart.ts'
import { listHandwrittenFormDimensions } from './own-forms.ts'
import { listPageDimensions } from './pages.ts'
import { workbookDimensions } from './workbooks.ts'

/** Every way in, in every respect. */
export const listAllDimensions = (): InputDimension[] => [
  ...listConsoleFormDimensions(),
  ...listMultipartDimensions(),
  ...listHandwrittenFormDimensions(),
  ...workbookDimensions,
  ...listCsvDimensions(),
  ...listJsonDimensions(),
  ...listMcpDimensions(),
  ...listPageDimensions(),
  ...listContractDimensions(),
]

/** Where inputs once grew faster than their size, or are read by code that all inputs share. */
const SHORT_WAYS =
  /^(workbook|JSON|\/mcp|sandbox form (createRegistration|createImport|putForm)|own form \/console\/sign-in)$/
/** Parts of a body that are gone through one by one. */
const SHORT_PARTS = / (items|keys)$|^unknown fields$/
/** What starts a job is waited for. */
const JOBS = /^(rows|cells of one shared text)$/

/** Small enough for every test run. */
export const listShortDimensions = (): InputDimension[] =>
  listAllDimensions().filter(({ way, what }) => SHORT_WAYS.test(way) && !JOBS.test(what))

/** The parts of the bodies of all operations. */
export const listBodyPartDimensions = (): InputDimension[] =>
  listAllDimensions().filter(({ way, what }) => way in operations && SHORT_PARTS.test(what))
