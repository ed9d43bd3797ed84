/** A gate in a wall, with a ticket's notches: for light and for dark backgrounds. */
export const icons = { light: draw('#1d3557', '#f4a261'), dark: draw('#f1faee', '#f4a261') }

function draw(wall: string, door: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" role="img" aria-label="Postern">
  <path fill="${wall}" d="M6 8h10v6h8V8h16v6h8V8h10v16a8 8 0 0 0 0 16v18H44V38a12 12 0 0 0-24 0v20H6V40a8 8 0 0 0 0-16z"/>
  <path fill="${door}" d="M24 38a8 8 0 0 1 16 0v20H24z"/>
  <circle fill="${wall}" cx="36" cy="48" r="2"/>
</svg>
`
}
