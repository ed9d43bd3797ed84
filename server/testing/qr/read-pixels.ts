import type { Page } from 'playwright-core'
import type { RgbaImage } from './read-png.ts'

/** The pixels of a PNG, decoded by the browser. */
export async function readPixelsInBrowser(page: Page, png: Buffer): Promise<RgbaImage> {
  const read = `(async () => {
    const image = new Image()
    image.src = 'data:image/png;base64,${png.toString('base64')}'
    await image.decode()
    const { width, height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context.drawImage(image, 0, 0)
    const reader = new FileReader()
    const done = new Promise((resolve) => { reader.onload = resolve })
    reader.readAsDataURL(new Blob([context.getImageData(0, 0, width, height).data]))
    await done
    return { width, height, url: reader.result }
  })()`
  const { width, height, url } = await page.evaluate<{ width: number; height: number; url: string }>(read)
  return { width, height, data: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') }
}
