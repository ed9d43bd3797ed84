/** What an app of an automation platform offers: everything that a printer needs, made from the OpenAPI document alone. */
export type AppModel = {
  app: AppInfo
  connection: ConnectionModel
  triggers: TriggerModel[]
  searches: StepModel[]
  actions: StepModel[]
  /** A search with the action that makes what it did not find, by their keys. */
  pairs: { search: string; create: string }[]
  /** What dropdowns show, by their names in `Input.list`. */
  lists: Record<string, Dropdown>
  subscription: SubscriptionModel
  /** Error codes, with what a program does about each. */
  nextSteps: Record<string, NextStep>
  error: ErrorPaths
  /** How many decimals a currency has; those that are not listed have two. */
  currencyDigits: Record<string, number>
}

export type AppInfo = { name: string; description: string }

export type ConnectionModel = {
  /** Answers whether the key works. */
  test: ApiCall
  /** Ways to the fields of its answer that name the connection. */
  label: string[][]
}

/** An action or a search: one operation. */
export type StepModel = {
  key: string
  label: string
  description: string
  /** What the operation does, in a few words. */
  summary: string
  /** What there is to know about it, in some sentences. */
  details: string
  noun: string
  /** The part of the service that it belongs to. */
  section: string
  call: ApiCall
  sample: Record<string, unknown>
}

export type TriggerModel = {
  key: string
  /** What it is called when subscribing. */
  type: string
  label: string
  description: string
  noun: string
  sample: Record<string, unknown>
  /** Amounts of what it brings. */
  amounts: AmountPath[]
  /** The list that shows what it would have brought before. */
  samples: ApiCall
}

export type ApiCall = {
  method: string
  /** With names of path parameters in braces. */
  path: string
  inputs: ApiInput[]
  /** Query parameters that are always sent. */
  query: Record<string, string | number | boolean>
  amounts: AmountPath[]
  page?: ListPaging
}

/** How to follow a list. Ways are names of fields from the outside in. */
export type ListPaging = { items: string[]; next: string[]; cursor: string; limit: string; maxLimit: number }

export type InputType =
  | 'text'
  | 'long_text'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'time'
  | 'decimal'
  | 'map'
  | 'table'

export type ApiInput = {
  /** Unique among the inputs of its call. */
  key: string
  in: 'path' | 'query' | 'header' | 'body'
  /** The name of the parameter, or the way to the field of the body. */
  at: string[]
  label: string
  help: string
  required: boolean
  type: InputType
  /** Takes a list of values of the type. */
  several: boolean
  /** Takes null too, for nothing. */
  nullable?: true
  /** The values that there are. */
  choices?: string[]
  /** Values that are known; others are taken too. */
  suggestions?: string[]
  default?: string | number | boolean
  /** The name of the list that its values come from. */
  list?: string
  /** Of a `table`: the inputs of a row, whose ways begin at the row. */
  columns?: ApiInput[]
  /** Of a `decimal`: the key of the input that has its currency. */
  currency?: string
  /** Of an input that empties fields: key of the input of a field → way to the field. */
  clears?: Record<string, string[]>
  /** What the app fills in by itself. */
  filledWith?: 'now' | 'uuid' | 'app_name'
}

export type Dropdown = {
  call: ApiCall
  items: string[]
  value: string
  label: string[]
  /** Input of the call → key of the input, beside the dropdown, that fills it. */
  needs: Record<string, string>
  /** The input of the call that takes what people type. */
  search?: string
}

/** An amount in minor units: the way to it (`*` is each item of a list), and the name of the currency beside it. */
export type AmountPath = { at: string[]; currency: string }

export type SubscriptionModel = {
  create: ApiCall
  /** The input that takes the address, and the one that takes the types. */
  address: string
  types: string
  /** Keys of the inputs that people may choose. */
  choices: string[]
  /** Fields of the answer. */
  id: string
  secret: string
  remove: ApiCall
  /** Shows a subscription that still exists. */
  read: ApiCall
  /** The input of `remove` and `read` that takes the id. */
  parameter: string
  delivery: { object: string; id: string; signature: SignatureModel }
}

export type SignatureModel = {
  header: string
  time: string
  value: string
  algorithm: string
  message: string
  tolerance_seconds: number
}

export type NextStep = 'reconnect' | 'wait' | 'retry' | 'stop'

/** Where an answer that is no success has its code and its sentence. */
export type ErrorPaths = { code: string[]; message: string[] }
