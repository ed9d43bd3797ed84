/** Upper limits that only catch what hangs. Tests wait for events and measure time with their own clock. */

/** For a test and its hooks. */
export const TEST_TIMEOUT_MS = 900_000

/** For one awaited event. */
export const WAIT_TIMEOUT_MS = 180_000
