import { writeFile } from 'node:fs/promises'
import { encodeQR } from 'qr'

const [WIDTH, HEIGHT] = [480, 360]
const FRAMES_PER_SECOND = 10
const SECONDS_SHOWN = 1
/** Long enough for a code to be out of sight. */
const SECONDS_BETWEEN = 2.5

/** A film for Chromium's fake camera, in which codes are held before it one after the other, again and again. */
export async function filmCodesForCamera(path: string, texts: string[]): Promise<string[]> {
  const empty = draw(() => false)
  const frames = texts.flatMap((text) => [
    ...Array(FRAMES_PER_SECOND * SECONDS_SHOWN).fill(drawCode(text)),
    ...Array(FRAMES_PER_SECOND * SECONDS_BETWEEN).fill(empty),
  ])
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_PER_SECOND}:1 Ip A1:1 C420jpeg\n`)
  await writeFile(path, Buffer.concat([header, ...frames.flatMap((frame) => [Buffer.from('FRAME\n'), frame])]))
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${path}`,
  ]
}

function drawCode(text: string): Buffer {
  const rows = encodeQR(text, 'raw', { border: 4 })
  const scale = Math.floor(HEIGHT / rows.length)
  const left = Math.floor((WIDTH - rows.length * scale) / 2)
  return draw((x, y) => rows[Math.floor(y / scale)]?.[Math.floor((x - left) / scale)] ?? false)
}

/** A grey picture: brightness for each point, and colours without any for each four. */
function draw(isDark: (x: number, y: number) => boolean): Buffer {
  const bytes = Buffer.alloc(WIDTH * HEIGHT * 1.5, 128)
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) bytes[y * WIDTH + x] = isDark(x, y) ? 20 : 235
  }
  return bytes
}
