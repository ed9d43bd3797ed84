// Gives every block of code a button that copies it. Without this script there is no button, and the code can still be selected.
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
    // Over plain HTTP, other hosts than localhost have no clipboard: what is selected can be copied by hand.
    getSelection()?.selectAllChildren(code)
    return document.execCommand('copy')
  }
}
