import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'

/** Resolves when the WebAssembly is ready, so that a file that is missing is found here and not at each frame. */
export async function openWasmDetector(): Promise<BarcodeDetector> {
  await prepareZXingModule({ overrides: { locateFile: () => '/scan/zxing_reader.wasm' }, fireImmediately: true })
  return new BarcodeDetector({ formats: ['qr_code'] })
}
