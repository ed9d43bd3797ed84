// Keeps the moving part of a page up to date. Without this script, the page shows the moment at which it was loaded.
/** @param {HTMLElement} part */
function keepUpToDate(part) {
  /** @type {HTMLElement | null} */
  const note = document.querySelector('[data-live-text]')
  const still = [...(note?.childNodes ?? [])]
  /** @type {EventSource | undefined} */
  let source
  let isOver = false

  const follow = () => {
    source?.close()
    if (isOver || document.hidden) return
    source = new EventSource(part.dataset.live ?? '')
    source.onopen = () => note?.replaceChildren(note.dataset.liveText ?? '')
    // The browser tries again by itself, unless it was refused.
    source.onerror = () => note?.replaceChildren(...still)
    source.onmessage = ({ data }) => replace(part, data)
    source.addEventListener('over', () => {
      isOver = true
      source?.close()
      note?.remove()
    })
    source.addEventListener('gone', () => location.assign(location.href))
  }
  follow()
  document.addEventListener('visibilitychange', follow)
}

/**
 * What was opened stays open, and what has the focus keeps it.
 * @param {HTMLElement} part
 * @param {string} markup
 */
function replace(part, markup) {
  const focusable = () => [...part.querySelectorAll('a, summary, [tabindex]')]
  const opened = [...part.querySelectorAll('details')].map(({ open }) => open)
  const focused = document.activeElement ? focusable().indexOf(document.activeElement) : -1
  part.innerHTML = markup
  for (const [at, one] of part.querySelectorAll('details').entries()) one.open = opened[at] ?? false
  const again = focusable()[focused]
  if (again instanceof HTMLElement) again.focus({ preventScroll: true })
}

const moving = document.querySelector('[data-live]')
if (moving instanceof HTMLElement) keepUpToDate(moving)
