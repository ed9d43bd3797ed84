export type ExportRunMessage = { event: string; format: 'csv' | 'xlsx'; times?: number }

export type ExportMeasurement = { rows: number; ms: number; idleBytes: number; peakBytes: number }

const EVERY_MS = 10

export function measureExportsOnMessage(write: (options: ExportRunMessage) => Promise<number>): void {
  process.on('message', async (options: ExportRunMessage) => process.send?.(await measure(() => write(options))))
  process.on('disconnect', () => process.exit(0))
  process.send?.('ready')
}

async function measure(work: () => Promise<number>): Promise<ExportMeasurement> {
  globalThis.gc?.()
  const idleBytes = process.memoryUsage.rss()
  let peakBytes = idleBytes
  const look = () => {
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss())
  }
  const timer = setInterval(look, EVERY_MS)
  const start = performance.now()
  try {
    const rows = await work()
    const ms = performance.now() - start
    look()
    return { rows, ms, idleBytes, peakBytes }
  } finally {
    clearInterval(timer)
  }
}
