import { encodeQR } from 'qr'

/** The light margin that readers need, in modules. */
const QUIET_ZONE = 4

/** Row by row, with the quiet zone; true is dark. */
export const computeQrModules = (code: string): boolean[][] =>
  encodeQR(code, 'raw', { ecc: 'medium', border: QUIET_ZONE })

/** Pixels per module, in PNG and SVG. */
export const QR_MODULE_PIXELS = 8
