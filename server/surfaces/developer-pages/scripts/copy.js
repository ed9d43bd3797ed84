// Adds a copy button to every block of code. Without this script, the code can still be selected.
for (const code of document.querySelectorAll('figure.code pre code, .sandbox-key code')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  const place = code.closest('figure')?.querySelector('figcaption')
  button.setAttribute('aria-label', `Copy: ${place?.textContent ?? 'the key'}`)
  button.addEventListener('click', async () => {
    button.textContent = (await copy(code)) ? 'Copied' : 'Press Ctrl+C'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2000)
  })
  if (place) place.append(button)
  else code.after(button)
}

/** @param {Element} code */
async function copy(code) {
  try {
    await navigator.clipboard.writeText(String(code.textContent).trimEnd())
    return true
  } catch {
    // Without https, only localhost has a clipboard: select the text instead.
    getSelection()?.selectAllChildren(code)
    return document.execCommand('copy')
  }
}
