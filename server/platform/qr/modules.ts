import { encodeQR } from 'qr'

/** The light margin that readers need around a code, in modules. */
const QUIET_ZONE = 4

/** The modules of a QR code with its quiet zone, row by row; true is dark. */
export function qrModules(code: string): boolean[][] {
  return encodeQR(code, 'raw', { ecc: 'medium', border: QUIET_ZONE })
}

/** In both pictures a module is this many pixels wide. */
export const MODULE_PIXELS = 8
