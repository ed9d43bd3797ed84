import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listServerSourceFiles } from '../database/statements.ts'

/** Their names are made of a queue's name and a digest. */
const OF_QUEUES = ['due-of-webhook-deliveries', 'begin-communication-messages']

const matchesIn = (files: string[], pattern: RegExp) =>
  files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, found = '']) => found))

test('every statement at which a process is to die is there', () => {
  const names = [
    ...matchesIn(listServerSourceFiles(), /(?:sql\(|name: |buildRowsInsert\(\s*)['`]([^'`$]+)/g),
    ...OF_QUEUES,
  ]
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const points = matchesIn(
    files.map((file) => join(import.meta.dirname, file)),
    /'(?:before|sent):([^']+)'/g,
  )
  expect(points.length).toBeGreaterThan(20)
  expect(points.filter((point) => !names.some((name) => name.startsWith(point)))).toEqual([])
})
