import type { Dimension } from '../dimension.ts'
import { workbooks } from './workbooks.ts'

export const everyDimension = (): Dimension[] => [...workbooks]
