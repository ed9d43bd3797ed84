/** The five calls: who am I, a list, something made with an Idempotency-Key, an answer without a key, and a refusal. */
export const callSteps = ['me', 'events', 'create', 'public', 'refusal'] as const

/** What a generator goes through, in this order. */
export const generatorSteps = ['generates', 'types', ...callSteps] as const

/** What else there is to pass: the rules of a linter, and answers that are held to their schemas. */
export type JudgeStep = (typeof generatorSteps)[number] | 'rules' | 'schemas'

/** null: it went well. A step that is missing was not reached or does not apply to the tool. */
export type Results = Partial<Record<JudgeStep, string[] | null>> & { note?: string }
