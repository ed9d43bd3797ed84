import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listNodeVersionsToTest } from '../../server/testing/nodes.ts'
import { parseKeysFile } from '../options.ts'
import { runGuideCommands } from './testing/follow-guide.ts'
import { type GuideCodePiece, guidePaths, REPOSITORY_ROOT, readGuideCode } from './testing/guide-code.ts'
import { copyRepository } from './testing/repository-copy.ts'
import { assignFreePorts, type GuideTerminal, openGuideTerminal } from './testing/terminal.ts'
import { TOUR_GUIDE_PATH } from './testing/unrun-commands.ts'

/** These have their own tests, which follow them with every Node version. */
const APART = ['README.md', TOUR_GUIDE_PATH, 'sdk/README.md']

const POSTED = [expect.stringMatching(/192\.168\.1\.20/), 'connect']

const [machine] = listNodeVersionsToTest()

describe(`the other guides, followed with Node ${machine?.version}`, { timeout: 900_000 }, () => {
  let folder: string
  let terminal: GuideTerminal

  beforeAll(async () => {
    folder = await copyRepository('other-guides-copy')
    const movedPorts = await assignFreePorts([8080])
    terminal = await openGuideTerminal({ folder, path: machine?.path ?? '', home: folder, movedPorts })
  }, 120_000)

  afterAll(async () => {
    await terminal.close()
    await rm(folder, { recursive: true, force: true })
  })

  // Commands that the README has too are run there.
  const runBefore = new Set(['README.md', TOUR_GUIDE_PATH].flatMap(readGuideCode).map(({ code }) => code))
  runBefore.add('npm start')

  test.each(guidePaths.filter((guide) => !APART.includes(guide)))('%s works as it stands', async (guide) => {
    await runGuideCommands(guide, {
      terminal,
      runBefore,
      others: async (piece) => {
        if (piece.guide === 'server/platform/outbound/README.md') expect(await postAsShown(piece)).toEqual(POSTED)
        else await checkData(piece)
      },
    })
  })

  /** Completes the fragment to a whole request. */
  async function postAsShown({ code }: GuideCodePiece): Promise<string[]> {
    const source = `
      import { buildPostPinned } from './post-pinned.ts'
      import { buildLookup } from './host-resolver.ts'
      import { checkOutboundUrl } from './check-url.ts'
      import { RequestCancellation } from './request-cancellation.ts'
      const [headers, body] = [{}, Buffer.from('{}')]
      const post = async (url: string, allowLoopback: boolean) => {
        ${code}
        await close()
        return 'failure' in posted ? posted.failure : posted.status
      }
      console.log(await post('https://192.168.1.20/', false))
      console.log(await post('https://localhost:65533/', true))
    `
    await writeFile(join(folder, 'server/platform/outbound/shown.ts'), source)
    const printed = await terminal.run('npx --no-install node server/platform/outbound/shown.ts')
    return printed.trim().split('\n')
  }

  test('generating and formatting, as the guides have it, change nothing', async () => {
    for (const file of ['generated/openapi.json', 'generated/types.ts', 'sdk/README.md', 'server/main.ts']) {
      expect(await readFile(join(folder, file), 'utf8'), file).toBe(await readFile(join(REPOSITORY_ROOT, file), 'utf8'))
    }
  })
})

/** JSON in a guide must match the contract or be accepted by a program. */
async function checkData({ guide, line, language, code }: GuideCodePiece): Promise<void> {
  if (language !== 'json') throw new Error(`${guide}, line ${line}: nobody knows how to run a block of ${language}.`)
  const shown = JSON.parse(code)
  if (guide === 'spec/README.md') {
    const document = JSON.stringify(JSON.parse(await readFile(join(REPOSITORY_ROOT, 'generated/openapi.json'), 'utf8')))
    expect(document).toContain(`"x-postern-source":${JSON.stringify(shown)}`)
  } else {
    expect(guide).toBe('conformance/README.md')
    expect(Object.keys(parseKeysFile(code, 'keys.json'))).toEqual(Object.keys(shown))
  }
}
