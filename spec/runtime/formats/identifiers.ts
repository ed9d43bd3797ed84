const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/
const CODE = /^[a-z0-9][a-z0-9_-]{0,63}$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const NIL_OR_MAX_UUID = /^(?:0{8}-0{4}-0{4}-0{4}-0{12}|f{8}-f{4}-f{4}-f{4}-f{12})$/i

export const isUlid = (value: string) => ULID.test(value)
export const isCode = (value: string) => CODE.test(value)
export const isIdOrCode = (value: string) => isUlid(value) || isCode(value)
export const isUuid = (value: string) => UUID.test(value) || NIL_OR_MAX_UUID.test(value)
