import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBrowserMissing, launchBrowser } from '../../testing/browser.ts'
import { filmCodesForCamera } from '../../testing/gate-page/fake-camera.ts'
import {
  collectPageComplaints,
  findAnswerElement,
  type GateBrowserPage,
  type GatePageServer,
  openGatePage,
  pairGatePage,
  startGatePageServer,
  typeScannedCode,
} from '../../testing/gate-page/gate-page-server.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'

describe.skipIf(isBrowserMissing)('pairing', () => {
  let world: GatePageServer
  let browser: Browser

  beforeAll(async () => {
    world = await startGatePageServer({ event: { language: 'es' }, mode: 'test' })
    browser = await openSharedBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await world?.server.close()
  })

  const open = async (page: GateBrowserPage, hash = '') => {
    await page.goto(`${page.origin}/scan${hash}`)
    await page.getByRole('heading', { name: 'Pair this device' }).waitFor()
  }
  const pair = async (page: GateBrowserPage, code: string) => {
    await page.getByLabel('Pairing code').fill(code)
    await page.getByRole('button', { name: 'Pair', exact: true }).click()
  }

  test('refuses keys without sending them, and says why a code does not pair', async () => {
    const page = await openGatePage(browser, world)
    await open(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await pair(page, 'svc_live_1b3D5f7H9k1M3p5R7t9V1x3Z5a7C9e1G')
    await page.getByRole('alert').filter({ hasText: 'Keys do not belong into a browser' }).waitFor()
    expect(await page.getByLabel('Pairing code').inputValue()).toBe('')
    expect(requests).toEqual([])
    await pair(page, '00000-00000-00000')
    await page.getByRole('alert').filter({ hasText: 'pairing code' }).waitFor()
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  test('takes the code out of the address at once, also where the page is open, and keeps the token in no address', async () => {
    const page = await openGatePage(browser, world)
    await open(page)
    const code = await world.makePairingCode('main-gate')
    await page.goto(`${page.origin}/scan#pair=${code}`)
    await expect.poll(() => page.getByLabel('Pairing code').inputValue()).toBe(code)
    expect(page.url()).toBe(`${page.origin}/scan`)
    await page.getByRole('button', { name: 'Pair', exact: true }).click()
    await page.locator('.gate').waitFor()
    expect(await page.evaluate('localStorage.length + sessionStorage.length + document.cookie.length')).toBe(0)
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  test("speaks the event's language, shows test mode, and asks where the device stands before it scans", async () => {
    const page = await openGatePage(browser, world)
    await pairGatePage(page, world, null)
    await page.getByText('Modo de prueba').waitFor()
    await page.getByRole('button', { name: 'Elegir punto' }).waitFor()
    const { code } = await world.book({})
    await typeScannedCode(page, code)
    const points = page.getByLabel('Punto de control')
    expect(await points.inputValue()).toBe('')
    await points.selectOption('Backstage')
    await page.getByRole('button', { name: 'Backstage' }).waitFor()
    await page.clock.fastForward(3_000)
    await typeScannedCode(page, code)
    await findAnswerElement(page, 'rejected').waitFor()
    expect(await findAnswerElement(page).innerText()).toContain('Antes, el acceso')
    await page.reload()
    await page.getByRole('button', { name: 'Backstage' }).waitFor()
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  test('one browser is one gate: another window waits, and goes on when the first is closed', async () => {
    const page = await openGatePage(browser, world)
    await pairGatePage(page, world)
    const second = await collectPageComplaints(await page.context().newPage(), page.origin)
    await second.goto(`${page.origin}/scan`)
    await second.getByRole('heading', { name: 'The gate is open in another window' }).waitFor()
    await page.close()
    await second.locator('.gate').waitFor()
    expect(second.complaints).toEqual([])

    await second.getByRole('button', { name: 'Menú' }).click()
    await second.getByRole('button', { name: 'Desvincular este dispositivo' }).click()
    await second.getByText('¿Desvincular de verdad?').waitFor()
    await second.getByRole('button', { name: 'Desvincular este dispositivo' }).click()
    await second.getByRole('heading', { name: 'Pair this device' }).waitFor()
    await second.reload()
    await second.getByRole('heading', { name: 'Pair this device' }).waitFor()
    await second.context().close()
  })

  test('without a secure context the page says why there is no camera, and scans', async () => {
    const { port } = new URL(world.server.url)
    const insecure = await launchBrowser(['--host-resolver-rules=MAP gate.example 127.0.0.1'])
    const page = await openGatePage(insecure, world, { origin: `http://gate.example:${port}` })
    await open(page)
    await page.getByText('because this address is not secure').waitFor()
    await pair(page, await world.makePairingCode('main-gate'))
    await page.locator('.gate').getByText('porque esta dirección no es segura').waitFor()
    await typeScannedCode(page, (await world.book({})).code)
    await findAnswerElement(page, 'accepted').waitFor()
    expect(page.complaints).toEqual([])
    await insecure.close()
  })
})

describe.skipIf(isBrowserMissing)('with a camera', () => {
  test('the page is paired by a picture, and reads tickets that are held before it, each once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'postern-film-'))
    const world = await startGatePageServer()
    const [first, second] = [await world.book({}), await world.book({ days: ['sat'] })]
    const address = `${world.server.url}/scan#pair=${await world.makePairingCode('main-gate')}`
    const camera = await filmCodesForCamera(join(folder, 'codes.y4m'), [address, first.code, second.code])
    const browser = await launchBrowser(camera)
    const page = await openGatePage(browser, world, { permissions: ['camera'] })
    await page.goto(`${page.origin}/scan`)
    await page.getByRole('button', { name: 'Photograph the code' }).click()
    await page.locator('.gate').waitFor()
    await page.locator('.camera[data-state="on"]').waitFor()
    await findAnswerElement(page, 'accepted').waitFor()
    await findAnswerElement(page, 'wrong_day').waitFor()
    const checkins = await world.listCheckins()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Stop the camera' }).click()
    await page.getByRole('button', { name: 'Start the camera' }).waitFor()
    expect(checkins.map(({ result }) => result)).toEqual(['wrong_day', 'accepted'])
    expect(page.complaints).toEqual([])
    await browser.close()
    await world.server.close()
    await rm(folder, { recursive: true })
  })

  test('one of several cameras is chosen and stays chosen, and its light is switched on and off', async () => {
    const world = await startGatePageServer()
    const cameras = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream=device-count=2']
    const browser = await launchBrowser(cameras)
    const page = await openGatePage(browser, world, { permissions: ['camera'] })
    await page.addInitScript(`
      globalThis.lights = []
      MediaStreamTrack.prototype.getCapabilities = () => ({ torch: true })
      MediaStreamTrack.prototype.applyConstraints = async ({ advanced }) => void lights.push(advanced[0].torch)`)
    await pairGatePage(page, world)
    const seen = async () => {
      await page.locator('.camera[data-state="on"]').waitFor()
      return page.evaluate("document.querySelector('video').srcObject.getVideoTracks()[0].getSettings().deviceId")
    }
    const first = await seen()
    const light = page.getByRole('button', { name: 'Light' })
    await light.click()
    await light.click()
    expect(await page.evaluate('lights')).toEqual([true, false])
    await page.getByRole('button', { name: 'Next camera' }).click()
    await expect.poll(seen).not.toBe(first)
    const second = await seen()
    await page.reload()
    expect(await seen()).toBe(second)
    expect(page.complaints).toEqual([])
    await browser.close()
    await world.server.close()
  })
})
