const VERSION = /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$/

export const parseVersion = (text: string): string | undefined => (VERSION.test(text) ? text : undefined)
