import { type IconName, icon } from './icons.ts'

type Value = string | number | boolean | null | undefined | ((event: Event) => void)
type Attributes = Record<string, Value>
type Child = Node | string | null | undefined | false

type Tag = keyof HTMLElementTagNameMap
type Made<Name> = HTMLElementTagNameMap[(Name extends `${infer Before}.${string}` ? Before : Name) & Tag]

/** Makes an element, such as `p.quiet` with a class. Functions become listeners, everything else attributes. */
export function h<Name extends Tag | `${Tag}.${string}`>(name: Name, ...parts: (Attributes | Child)[]): Made<Name> {
  const [tag = '', ...classes] = name.split('.')
  const made = document.createElement(tag)
  if (classes.length > 0) made.className = classes.join(' ')
  for (const part of parts) {
    if (!part) continue
    if (part instanceof Node || typeof part === 'string') made.append(part)
    else setAttributes(made, part)
  }
  return made as Made<Name>
}

function setAttributes(made: HTMLElement, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value)
    else if (value === true) made.setAttribute(name, '')
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, String(value))
  }
}

export function button(text: string, symbol: IconName | null, click: () => void, attributes: Attributes = {}) {
  const content = h('span.label', text)
  return h('button', { type: 'button', click, ...attributes }, symbol && icon(symbol), content)
}

export function field(label: string, control: HTMLElement, hint?: string): HTMLLabelElement {
  return h('label.field', h('span', label), control, hint ? h('small', hint) : null)
}

export type DialogSheet = { body: HTMLElement; close: () => void }

/** A panel over the page, which keeps the focus and closes by Escape, by its button or by a tap beside it. */
export function openSheet(title: string, closeLabel: string, onClose: () => void = () => undefined): DialogSheet {
  const body = h('div.sheet-body')
  const close = () => dialog.close()
  const heading = h('h2', { id: 'sheet-title' }, title)
  const closer = h('button', { type: 'button', class: 'plain', 'aria-label': closeLabel, click: close }, icon('close'))
  const dialog = h('dialog.sheet', { 'aria-labelledby': heading.id }, h('header', heading, closer), body)
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    onClose()
  })
  document.body.append(dialog)
  dialog.showModal()
  return { body, close }
}

export const isSheetOpen = () => document.querySelector('dialog[open]') !== null

export const closeSheets = () => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
}
