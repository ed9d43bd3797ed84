/** Of this package, as in its package.json: browsers cannot read that. */
export const SDK_VERSION = '0.2.0'
