import { h } from './dom.ts'
import { type AnswerSign, sign } from './icons.ts'

/** A whole page that says why nothing is scanned, and what to do. */
export function renderNotice(name: AnswerSign, title: string, texts: string[], ...actions: HTMLElement[]): HTMLElement {
  const paragraphs = texts.map((text) => h('p', text))
  return h('main.notice', { 'data-sign': name }, sign(name), h('h1', title), ...paragraphs, ...actions)
}
