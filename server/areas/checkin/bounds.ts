/** Several times the size of 500 families; unbounded, 500 scans of tickets for 200 people would exhaust the memory. */
export const MAX_SCAN_RESPONSE_CHARS = 8_000_000

/** For a key that everybody knows: about a thousand check-ins. */
export const MAX_PUBLIC_API_KEY_RESPONSE_CHARS = 1_000_000

/** Attendees read in one transaction: 500 tickets for 100 people each. */
export const MAX_SCANNED_ATTENDEES = 50_000
