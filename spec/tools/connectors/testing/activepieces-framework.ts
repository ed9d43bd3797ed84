/**
 * The part of the package `@activepieces/pieces-framework` that the piece uses, because the package brings 66 others.
 * `npm run connectors` compiles and runs the piece with the real one.
 */
type About = { displayName: string; description?: string; required: boolean }
type Connection = { address: string; api_key: string }
type Options = { disabled?: boolean; placeholder?: string; options: { label: string; value: unknown }[] }
type Values = Record<string, unknown>

type Choosing = About & {
  auth: unknown
  refreshers: string[]
  refreshOnSearch?: boolean
  options(beside: Values & { auth?: unknown }, context: { searchValue?: string }): Promise<Options>
}

export type InputProperty = About & { type: string; options?: unknown; properties?: Record<string, InputProperty> }
export type InputPropertyMap = Record<string, InputProperty>

export type Store = {
  get<T>(key: string): Promise<T | null>
  put<T>(key: string, value: T): Promise<T>
  delete(key: string): Promise<void>
}

const toProperty =
  <Request extends About>(type: string) =>
  (request: Request): InputProperty => ({ ...request, type })

export const Property = {
  ShortText: toProperty('SHORT_TEXT'),
  LongText: toProperty('LONG_TEXT'),
  Number: toProperty('NUMBER'),
  DateTime: toProperty('DATE_TIME'),
  Object: toProperty('OBJECT'),
  Array: toProperty<About & { properties?: Record<string, InputProperty> }>('ARRAY'),
  StaticDropdown: toProperty<About & { options: Options }>('STATIC_DROPDOWN'),
  StaticMultiSelectDropdown: toProperty<About & { options: Options }>('STATIC_MULTI_SELECT_DROPDOWN'),
  Dropdown: toProperty<Choosing>('DROPDOWN'),
  MultiSelectDropdown: toProperty<Choosing>('MULTI_SELECT_DROPDOWN'),
}

type Validated = { valid: true } | { valid: false; error: string }
type CustomAuth = {
  required: boolean
  description?: string
  props: Record<string, InputProperty>
  validate(params: { auth: Connection }): Promise<Validated>
}

export const PieceAuth = {
  CustomAuth: (request: CustomAuth) => ({ ...request, type: 'CUSTOM_AUTH' }),
  SecretText: toProperty('SECRET_TEXT'),
}

type Base = { auth: { props: Connection }; propsValue: Values; store: Store }
type Described = { auth: unknown; name: string; displayName: string; description: string; props: InputPropertyMap }

export type ActionContext = Base & { run: { id: string }; step: { name: string } }
export type Action = Described & { run(context: ActionContext): Promise<unknown> }

export const createAction = (action: Action): Action => action

export type Payload = { body: unknown; rawBody?: unknown; headers: Record<string, string> }
export type TriggerContext = Base & { webhookUrl: string; payload: Payload }
export type Trigger = Described & {
  type: string
  sampleData: unknown
  onEnable(context: TriggerContext): Promise<void>
  onDisable(context: TriggerContext): Promise<void>
  run(context: TriggerContext): Promise<unknown[]>
  test(context: TriggerContext): Promise<unknown[]>
}

export const TriggerStrategy = { WEBHOOK: 'WEBHOOK' }
export const DEDUPE_KEY_PROPERTY = '_dedupe_key'

export const createTrigger = (trigger: Trigger): Trigger => trigger

type PieceParams = {
  displayName: string
  description: string
  logoUrl: string
  authors: string[]
  auth: CustomAuth
  actions: Action[]
  triggers: Trigger[]
}

export type Piece = Pick<PieceParams, 'displayName' | 'logoUrl' | 'auth'> & {
  actions(): Record<string, Action>
  triggers(): Record<string, Trigger>
}

export function createPiece({ displayName, logoUrl, auth, actions, triggers }: PieceParams): Piece {
  const byName = <Part extends { name: string }>(parts: Part[]) =>
    Object.fromEntries(parts.map((part) => [part.name, part]))
  return { displayName, logoUrl, auth, actions: () => byName(actions), triggers: () => byName(triggers) }
}
