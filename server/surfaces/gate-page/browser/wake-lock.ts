/** Keeps the screen on while the page is seen; the browser gives the lock up whenever it is hidden. */
export function keepScreenAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  const request = async () => {
    // Refused while the battery is low.
    if (document.visibilityState === 'visible')
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
  }
  document.addEventListener('visibilitychange', request)
  void request()
  return () => {
    document.removeEventListener('visibilitychange', request)
    void lock?.release()
  }
}
