/** Listeners that are called once for changes that are made together. */
export function createChangeListeners() {
  const listeners = new Set<() => void>()
  let isDue = false
  return {
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    changed: () => {
      if (isDue) return
      isDue = true
      // Not at once: what is stored may not be in memory yet.
      setTimeout(() => {
        isDue = false
        for (const listener of listeners) listener()
      }, 0)
    },
  }
}
