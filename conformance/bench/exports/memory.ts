const EVERY = 10

export type Measured<T> = { value: T; ms: number; idleBytes: number; peakBytes: number }

/** How long something takes, and the most memory that the process has meanwhile beside what it had before. */
export async function measure<T>(work: () => Promise<T>): Promise<Measured<T>> {
  globalThis.gc?.()
  const idleBytes = process.memoryUsage.rss()
  let peakBytes = idleBytes
  const look = setInterval(() => {
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss())
  }, EVERY)
  const start = performance.now()
  try {
    const value = await work()
    return {
      value,
      ms: performance.now() - start,
      idleBytes,
      peakBytes: Math.max(peakBytes, process.memoryUsage.rss()),
    }
  } finally {
    clearInterval(look)
  }
}
