/** Longer pauses do not belong to one code: what was typed before is dropped. */
const MAX_PAUSE_MS = 1_000
const FIELDS = 'input, textarea, select'

/**
 * Hand scanners are keyboards that end a code with Enter. Whatever is typed outside a field is a code; it shows in
 * `field`, so that somebody at a keyboard sees it too. No focus has to be set.
 */
export function listenToHandScanner(field: HTMLInputElement, onCode: (code: string) => void): () => void {
  let typed = ''
  let last = 0
  const listen = (event: KeyboardEvent) => {
    const { key, target, timeStamp } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (target instanceof Element && target.matches(FIELDS)) return
    if (timeStamp - last > MAX_PAUSE_MS) typed = ''
    if (key === 'Enter' && typed !== '') {
      // Otherwise Enter would press the button that has the focus.
      event.preventDefault()
      event.stopPropagation()
      onCode(typed)
      typed = ''
      field.value = ''
    } else if (key.length === 1 && !(key === ' ' && typed === '')) {
      event.preventDefault()
      typed += key
      last = timeStamp
      field.value = typed
    }
  }
  document.addEventListener('keydown', listen, { capture: true })
  return () => document.removeEventListener('keydown', listen, { capture: true })
}
