import { operations } from '../../../../../generated/operations.ts'
import type { Dimension } from '../dimension.ts'
import { consoleForms } from './console-forms.ts'
import { contract } from './contract.ts'
import { csv } from './csv.ts'
import { json } from './json.ts'
import { mcp } from './mcp.ts'
import { multipart } from './multipart.ts'
import { ownForms } from './own-forms.ts'
import { pages } from './pages.ts'
import { workbooks } from './workbooks.ts'

/** Every way in, in every respect. */
export const everyDimension = (): Dimension[] => [
  ...consoleForms(),
  ...multipart(),
  ...ownForms(),
  ...workbooks,
  ...csv(),
  ...json(),
  ...mcp(),
  ...pages(),
  ...contract(),
]

/** Where inputs once grew faster than their size, or are read by code that all inputs share. */
const SHORT_WAYS =
  /^(workbook|JSON|\/mcp|sandbox form (createRegistration|createImport|putForm)|own form \/console\/sign-in)$/
/** Parts of a body that are gone through one by one. */
const SHORT_PARTS = / (items|keys)$|^unknown fields$/
/** What starts a job is waited for. */
const JOBS = /^(rows|cells of one shared text)$/

/** Small enough for every test run. */
export const shortDimensions = (): Dimension[] =>
  everyDimension().filter(({ way, what }) => SHORT_WAYS.test(way) && !JOBS.test(what))

/** The parts of the bodies of all operations. */
export const partsOfBodies = (): Dimension[] =>
  everyDimension().filter(({ way, what }) => way in operations && SHORT_PARTS.test(what))
