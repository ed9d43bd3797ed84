import { errorRegistry } from '../../generated/errors.ts'
import type { Operation } from '../contract.ts'
import type { Case, Provocation } from './case.ts'
import { expectCode } from './expect.ts'

/** One error of each status through the SDK's typed client, which must hand it on as it is. */
export function sdkCases(operation: Operation, provocations: Provocation[]): Case[] {
  const representatives = new Map<number, Provocation>()
  for (const provocation of provocations) {
    const { status } = errorRegistry[provocation.code]
    if (!provocation.httpOnly && !representatives.has(status)) representatives.set(status, provocation)
  }
  return [...representatives.values()].map((provocation) => ({
    operation,
    family: 'SDK',
    name: `${provocation.family}: ${provocation.name} → ${provocation.code}`,
    run: async (stage) => {
      const attempt = await provocation.arrange(stage)
      const answer = await stage.sendBySdk(operation, attempt)
      expectCode(stage, answer, provocation.code)
      await provocation.inspect?.(answer, stage, attempt)
    },
  }))
}
