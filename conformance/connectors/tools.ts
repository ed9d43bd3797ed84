import type { ToolPackages } from '../judges/install.ts'

/** The linter and builder of n8n; what it brings for agents is not installed, and needs packages that are hard to get. */
export const nodeTools: ToolPackages = {
  packages: { '@n8n/node-cli': '0.48.3', '@types/node': '22.20.5', 'n8n-workflow': '2.41.0', typescript: '5.9.3' },
  overrides: { '@n8n/ai-node-sdk': 'npm:ulid@3.0.2' },
}

/** The engine of n8n. */
export const engineTools: ToolPackages = { packages: { 'n8n-core': '2.41.1' } }

/** The command line of Zapier, with the core that it runs apps by. */
export const zapierTools: ToolPackages = {
  packages: { 'zapier-platform-cli': '19.1.0', 'zapier-platform-core': '19.1.0' },
}

/** The framework of Activepieces, and what compiles a piece. */
export const pieceTools: ToolPackages = {
  packages: { '@activepieces/pieces-framework': '0.32.0', '@types/node': '22.20.5', typescript: '5.9.3' },
}
