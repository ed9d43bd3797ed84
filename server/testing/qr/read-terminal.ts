import decodeQR from 'qr/decode.js'

const PIXELS = 4

/** What a camera reads of the QR code that stands in a terminal's text. */
export function readTerminalQr(text: string): string {
  const lines = [...text.matchAll(/\[30;107m([ ▀▄█]+)/g)].map(([, line = '']) => line)
  const modules = lines.flatMap((line) => [
    [...line].map((character) => '▀█'.includes(character)),
    [...line].map((character) => '▄█'.includes(character)),
  ])
  const width = (modules[0]?.length ?? 0) * PIXELS
  const height = modules.length * PIXELS
  const data = new Uint8Array(width * height * 4).fill(255)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isDark = modules[Math.floor(y / PIXELS)]?.[Math.floor(x / PIXELS)]
      if (isDark) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  return decodeQR({ width, height, data })
}
