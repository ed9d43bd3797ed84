import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appIcons } from './icons.ts'
import { dropSamples, formatJson, type PackageFiles, printSources, readConnectorPackage } from './package-files.ts'
import type { AppModel } from './runtime/model.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** The model as data, and the code that makes nodes of it: a package that the platform's own tool builds. */
export function printN8nNodes(model: AppModel): PackageFiles {
  const { own, code, version } = readConnectorPackage('n8n')
  const { triggers, searches, actions } = model
  const kept = { triggers: dropSamples(triggers), searches: dropSamples(searches), actions: dropSamples(actions) }
  return {
    ...own,
    ...printSources(code, { ...model, ...kept }),
    // The linter wants these very characters.
    'eslint.config.mjs': "import { config } from '@n8n/node-cli/eslint';\n\nexport default config;\n",
    'LICENSE.md': readFileSync(join(ROOT, 'LICENSE'), 'utf8'),
    'nodes/Postern/postern.svg': appIcons.light,
    'nodes/Postern/postern.dark.svg': appIcons.dark,
    'package.json': formatJson({
      name: `n8n-nodes-${model.app.name.toLowerCase()}`,
      version,
      description: `${model.app.name} for n8n: ${model.app.description}`,
      license: 'MIT',
      author: { name: `${model.app.name} contributors`, email: 'connectors@postern.example' },
      ...readOrigin(),
      keywords: ['n8n-community-node-package'],
      scripts: { build: 'n8n-node build', lint: 'n8n-node lint', dev: 'n8n-node dev' },
      files: ['dist'],
      n8n: {
        n8nNodesApiVersion: 1,
        strict: true,
        credentials: ['dist/credentials/PosternApi.credentials.js'],
        nodes: ['dist/nodes/Postern/Postern.node.js', 'dist/nodes/Postern/PosternTrigger.node.js'],
      },
      devDependencies: { '@n8n/node-cli': '0.48.3', '@types/node': '22.20.5', typescript: '5.9.3' },
      peerDependencies: { 'n8n-workflow': '*' },
    }),
  }
}

/** Where all packages of this repository come from. */
function readOrigin(): { repository: object; homepage: string } {
  const { type, url } = JSON.parse(readFileSync(join(ROOT, 'sdk/package.json'), 'utf8')).repository
  return { repository: { type, url }, homepage: url.replace(/^git\+|\.git$/g, '') }
}
