import { describeContract } from './describe-for-console.ts'

/** What the console shows of the contract, an operation a line. */
export function emitConsole(document: object): string {
  const described = describeContract(document as Parameters<typeof describeContract>[0])
  return `[\n${described.map((operation) => JSON.stringify(operation)).join(',\n')}\n]\n`
}
