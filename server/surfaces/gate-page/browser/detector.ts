export type CodeDetector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }

type NativeDetector = { new (options: { formats: string[] }): CodeDetector; getSupportedFormats(): Promise<string[]> }

/** The browser's own detector where it reads QR codes; otherwise ours, with its WebAssembly. */
export async function openCodeDetector(): Promise<CodeDetector> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: NativeDetector }
  const formats = (await Native?.getSupportedFormats().catch(() => [])) ?? []
  if (Native && formats.includes('qr_code')) return new Native({ formats: ['qr_code'] })
  const { openWasmDetector } = await import('./wasm-detector.ts')
  return openWasmDetector()
}
