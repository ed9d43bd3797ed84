import { describe, expect, test } from 'vitest'
import { checkOutboundUrl } from './check-url.ts'

const URL_OF_A_NAME = 'https://hooks.example.com/hook'

function check(addresses: string[], allowLoopback = false, url = URL_OF_A_NAME) {
  return checkOutboundUrl(url, { resolve: async () => addresses, allowLoopback })
}

describe('the addresses of a name', () => {
  test('are all handed back, each once and in their order', async () => {
    expect(await check(['8.8.8.8', '1.1.1.1', '8.8.8.8', '2606:4700:4700::1111'])).toEqual({
      ok: true,
      addresses: ['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111'],
    })
  })

  test.each([
    [['8.8.8.8', '10.0.0.1']],
    [['10.0.0.1', '8.8.8.8']],
    [['8.8.8.8', '::1']],
    [['8.8.8.8', 'fd00::1', '2606:4700:4700::1111']],
    [['2606:4700:4700::1111', '169.254.169.254']],
    [['8.8.8.8', '::ffff:8.8.8.8']],
    [[...Array(200).fill('8.8.8.8'), '127.0.0.1']],
  ])('must all be public: %j is refused', async (addresses) => {
    expect(await check(addresses)).toMatchObject({ ok: false, refused: 'private_address' })
  })

  test('that are not public are not told to who asked', async () => {
    const checked = await check(['10.1.2.3'])
    expect(checked).toHaveProperty(
      'message',
      'The url names the host hooks.example.com, which resolves to an address that is not public.',
    )
  })

  test('must exist', async () => {
    const message = 'The url names the host hooks.example.com, which does not resolve to any address.'
    expect(await check([])).toEqual({ ok: false, refused: 'unresolvable', message })
    const resolve = () => Promise.reject(new Error('SERVFAIL'))
    expect(await checkOutboundUrl(URL_OF_A_NAME, { resolve, allowLoopback: false })).toMatchObject({
      refused: 'unresolvable',
    })
  })

  test('are asked for once, by the name in lower case', async () => {
    const asked: string[] = []
    const resolve = async (host: string) => {
      asked.push(host)
      return ['8.8.8.8']
    }
    await checkOutboundUrl('https://Hooks.Example.COM:8443/', { resolve, allowLoopback: false })
    expect(asked).toEqual(['hooks.example.com'])
  })

  test('are judged anew each time, so that a name which turns to the inside is refused from then on', async () => {
    const answers = [['8.8.8.8'], ['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['8.8.8.8']]
    const resolve = async () => answers.shift() ?? []
    const verdicts: boolean[] = []
    for (let n = 0; n < 5; n += 1)
      verdicts.push((await checkOutboundUrl(URL_OF_A_NAME, { resolve, allowLoopback: false })).ok)
    expect(verdicts).toEqual([true, false, false, true, false])
  })

  test('are not asked for where the url is an address', async () => {
    const resolve = () => Promise.reject(new Error('Nobody should ask.'))
    expect(await checkOutboundUrl('https://8.8.8.8/', { resolve, allowLoopback: false })).toMatchObject({ ok: true })
    expect(await checkOutboundUrl('https://10.0.0.1/', { resolve, allowLoopback: false })).toMatchObject({ ok: false })
  })
})

describe('where loopback is allowed', () => {
  test.each([
    ['https://127.0.0.1:8443/', ['127.0.0.1']],
    ['https://127.8.9.10/', ['127.8.9.10']],
    ['https://[::1]:8443/', ['::1']],
    ['https://localhost:8443/hook', ['127.0.0.1', '::1']],
    ['https://hooks.localhost/', ['127.0.0.1', '::1']],
  ])('%s is accepted', async (url, addresses) => {
    expect(await check(['10.0.0.1'], true, url)).toEqual({ ok: true, addresses })
  })

  test('a name may lead to it', async () => {
    expect(await check(['127.0.0.1'], true)).toEqual({ ok: true, addresses: ['127.0.0.1'] })
  })

  test.each([
    'http://localhost/',
    'https://10.0.0.1/',
    'https://169.254.169.254/',
    'https://0.0.0.0/',
    'https://[::]/',
    'https://[::ffff:7f00:1]/',
    'https://127.1/',
    'https://2130706433/',
    'https://localhost./',
    'https://user@localhost/',
    'https://local%68ost/',
    'https://a_b.localhost/',
    'https://postgres/',
    'https://printer.local/',
  ])('%s is refused as ever', async (url) => {
    expect(await check(['127.0.0.1'], true, url)).toMatchObject({ ok: false })
  })

  test('other addresses of the inside are refused as ever', async () => {
    expect(await check(['127.0.0.1', '10.0.0.1'], true)).toMatchObject({ refused: 'private_address' })
  })
})
