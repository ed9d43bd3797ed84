/** A side gate in a wall, for light and for dark backgrounds. */
export const appIcons = { light: draw('#0f766e', '#f0fdfa'), dark: draw('#5eead4', '#042f2e') }

function draw(tile: string, wall: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="64" height="64">
  <title>Postern</title>
  <rect width="32" height="32" rx="7" fill="${tile}" />
  <path d="M5 26V8h4v3h4V8h6v3h4V8h4v18z" fill="${wall}" />
  <path d="M16 26v-6.5a3.5 3.5 0 0 1 7 0V26z" fill="${tile}" />
  <circle cx="17.8" cy="21.5" r=".9" fill="${wall}" />
</svg>
`
}
