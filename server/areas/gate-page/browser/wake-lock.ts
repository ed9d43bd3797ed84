/** Keeps the screen on while the page is seen. The browser gives the lock up whenever the page is hidden. */
export function keepAwake(): void {
  const request = () => {
    // Refused while the battery is low.
    if (document.visibilityState === 'visible') navigator.wakeLock?.request('screen').catch(() => undefined)
  }
  document.addEventListener('visibilitychange', request)
  request()
}
