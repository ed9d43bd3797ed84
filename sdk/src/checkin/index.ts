export { hashCode, normalizeCode } from './code.ts'
export {
  type Admission,
  type Admitting,
  type Decision,
  decide,
  isAdmitting,
  type Person,
  type PersonDecision,
  type Reason,
  type Result,
  type Scan,
  type Ticket,
  Undecidable,
} from './decide.ts'
export { type Display, type DisplayOptions, displayAsk, displayOf, type Tone } from './display.ts'
export { dayInterval, type Interval, instantOf, type LocalDay } from './local-time.ts'
export {
  buildWorld,
  type DayDefinition,
  DECISION_VERSION,
  type GroupDefinition,
  type PointDefinition,
  type WindowDefinition,
  type World,
  type WorldDefinition,
} from './world.ts'
