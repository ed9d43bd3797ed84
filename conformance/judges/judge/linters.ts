import { join } from 'node:path'
import { runCommand, takeLastLines } from '../execute.ts'
import { type ExternalTool, specFiles, type ToolWorkspace } from '../external-tool.ts'

/** Rule first, place last; the same rule in many places is one fault. */
type Problem = { rule: string; message: string; place: string }

type Linter = Pick<ExternalTool, 'name' | 'packages'> & {
  ruleset: string
  read(output: string): Problem[]
  args(document: string): string[]
}

const redoclyProblems = (output: string): Problem[] =>
  (JSON.parse(output).problems as RedoclyProblem[]).map(({ ruleId, message, location }) => ({
    rule: ruleId,
    message,
    place: location[0]?.pointer ?? '',
  }))

type RedoclyProblem = { ruleId: string; message: string; location: { pointer?: string }[] }

const spectralProblems = (output: string): Problem[] =>
  (JSON.parse(output) as { code: string; message: string; path: string[] }[]).map(({ code, message, path }) => ({
    rule: code,
    message,
    place: `#/${path.join('/')}`,
  }))

/** Lints both documents with every rule of the linter and none of our own exceptions. */
function linter({ name, packages, ruleset, read, args }: Linter): ExternalTool {
  const lint = async (bench: ToolWorkspace, version: keyof typeof specFiles) => {
    const command = join(bench.folder, 'node_modules/.bin', name)
    const { answer, output } = await runCommand(command, args(specFiles[version]), { cwd: join(bench.folder, 'out') })
    // Without JSON output, the linter failed to start.
    return /^\s*[[{]/.test(answer) ? groupLintProblems(version, read(answer)) : [`${version}: ${takeLastLines(output)}`]
  }
  return {
    name,
    packages,
    steps: ['rules'],
    run: async (bench) => {
      await bench.write(`out/${name}.yaml`, ruleset)
      const faults = [...(await lint(bench, '3.1')), ...(await lint(bench, '3.0'))]
      return { rules: faults.length > 0 ? faults : null }
    },
  }
}

export function groupLintProblems(version: string, problems: Problem[]): string[] {
  const kinds = Map.groupBy(problems, ({ rule, message }) => `${version}: ${rule}: ${message}`)
  return [...kinds].map(([kind, { length, 0: first }]) =>
    length > 1 ? `${kind} At ${length} places, first ${first?.place}` : `${kind} At ${first?.place}`,
  )
}

export const linterTools = [
  linter({
    name: 'redocly',
    packages: { '@redocly/cli': '2.73.0' },
    ruleset: 'extends:\n  - recommended-strict\n',
    read: redoclyProblems,
    args: (document) => ['lint', document, '--config', 'redocly.yaml', '--format=json', '--max-problems=100000'],
  }),
  linter({
    name: 'spectral',
    packages: { '@stoplight/spectral-cli': '6.16.3' },
    ruleset: 'extends:\n  - [spectral:oas, all]\n',
    read: spectralProblems,
    args: (document) => ['lint', document, '--ruleset', 'spectral.yaml', '--format=json', '--quiet'],
  }),
]
