const USER = "(?:[\\w.~!$&'()*+,;=:-]|%[0-9a-f]{2})*@"
const HOST = '(?:[\\w.~-]+|\\[[0-9a-f:.]+\\])'
const TAIL = "(?:[\\w.~!$&'()*+,;=:@/?-]|%[0-9a-f]{2})*"
/** URL.canParse alone repairs its input: it drops tabs and newlines, and accepts back slashes and missing slashes. */
const HTTP_URI = new RegExp(`^https?://(?:${USER})?${HOST}(?::\\d{1,5})?(?:[/?]${TAIL})?(?:#${TAIL})?$`, 'i')

export const isUri = (value: string): boolean => HTTP_URI.test(value) && URL.canParse(value)
