const INT32_LIMIT = 2 ** 31

export const isInt32 = (value: number) => Number.isInteger(value) && value >= -INT32_LIMIT && value < INT32_LIMIT

/** JavaScript's safe integers: what the server can hold without changing it. */
export const isInt64 = (value: number) => Number.isSafeInteger(value)
