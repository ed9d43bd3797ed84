import { appIcons } from './icons.ts'
import { dropSamples, formatJson, type PackageFiles, printSources, readConnectorPackage } from './package-files.ts'
import type { AppModel } from './runtime/model.ts'

/** The model as data, and the code that makes a piece of it. */
export function printActivepiecesPiece(model: AppModel): PackageFiles {
  const { own, code, version } = readConnectorPackage('activepieces')
  const { searches, actions } = model
  const logo = `data:image/svg+xml;base64,${Buffer.from(appIcons.light).toString('base64')}`
  return {
    ...own,
    ...printSources(code, { ...model, searches: dropSamples(searches), actions: dropSamples(actions) }),
    'icon.svg': appIcons.light,
    'icon-dark.svg': appIcons.dark,
    'logo.ts': `/** icon.svg, because the platform wants an address of the picture. */\nexport const logo = '${logo}'\n`,
    'package.json': formatJson({
      name: `@${model.app.name.toLowerCase()}/piece-${model.app.name.toLowerCase()}`,
      version,
      description: `${model.app.name} for Activepieces: ${model.app.description}`,
      license: 'MIT',
      main: './dist/index.js',
      types: './dist/index.d.ts',
      files: ['dist'],
      scripts: { build: 'tsc' },
      dependencies: { '@activepieces/pieces-framework': '0.32.0' },
    }),
  }
}
