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
