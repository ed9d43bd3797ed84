import { expect, test } from 'vitest'
import { highlightCode } from './code-block.ts'
import { html, renderBackticksAsCode } from './html.ts'

test('text is escaped, in content and in attributes', () => {
  const text = `<b title="x">'&`
  expect(String(html`<a title="${text}">${text}</a>`)).toBe(
    '<a title="&lt;b title=&quot;x&quot;&gt;&#39;&amp;">&lt;b title=&quot;x&quot;&gt;&#39;&amp;</a>',
  )
})

test('markup, lists and nothing are put in as they are', () => {
  expect(String(html`<p>${html`<b>1</b>`}${['<', 2, html`<i></i>`]}${null}${undefined}</p>`)).toBe(
    '<p><b>1</b>&lt;2<i></i></p>',
  )
})

test('an object that looks like markup is not taken for it', () => {
  const forged = { toString: () => '<script>' } as unknown as string
  expect(() => html`${forged}`).toThrow()
})

test('backticks become code, and what they hold is escaped', () => {
  expect(String(html`${renderBackticksAsCode('Use `Bearer <key>` & go')}`)).toBe(
    'Use <code>Bearer &lt;key&gt;</code> &amp; go',
  )
  expect(String(html`${renderBackticksAsCode('a lone ` stays')}`)).toBe('a lone ` stays')
})

test('highlighting changes no character of the code', () => {
  const code = JSON.stringify({ a: '<"x\\">: 1', n: -1.5, list: [true, null], "it's": "'" }, null, 2)
  const shown = String(html`${highlightCode(code)}`).replace(/<\/?span[^>]*>/g, '')
  expect(shown).toBe(String(html`${code}`))
})
