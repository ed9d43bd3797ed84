import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkWithOldestTypescript } from '../../server/testing/sdk/oldest-typescript.ts'
import {
  installPackedSdk,
  nodeModulesFolder,
  type SdkConsumerProject,
} from '../../server/testing/sdk/packed-package.ts'

let consumer: SdkConsumerProject

beforeAll(async () => {
  consumer = await installPackedSdk()
})

afterAll(() => consumer?.[Symbol.asyncDispose]())

test('the oldest TypeScript that the README names reads the types of the package for a bundler', () =>
  checkWithOldestTypescript(consumer, ['--module', 'esnext', '--moduleResolution', 'bundler'], ['floor.mts']))

describe('the packed SDK', () => {
  /** TypeScript's old resolution `node10` ignores `exports`: it only finds the main entry of the package. */
  test('has the right types wherever it is imported, as arethetypeswrong sees it', async () => {
    const core = join(nodeModulesFolder, '@arethetypeswrong/core/dist/index.js')
    const source = `
      import { readFile } from 'node:fs/promises'
      import { checkPackage, createPackageFromTarballData } from '${core}'
      const { entrypoints, problems } = await checkPackage(createPackageFromTarballData(await readFile(process.env.TARBALL)))
      console.log(JSON.stringify({ entries: Object.keys(entrypoints), problems }))`
    const { entries, problems } = (await consumer.run(source, { TARBALL: consumer.tarball })) as {
      entries: string[]
      problems: { resolutionKind?: string; entrypoint?: string }[]
    }
    expect(entries).toEqual(expect.arrayContaining(['.', './checkin', './scanner', './webhooks']))
    expect(
      problems.filter(({ resolutionKind, entrypoint }) => resolutionKind !== 'node10' || entrypoint === '.'),
    ).toEqual([])
  })
})
