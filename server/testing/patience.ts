/**
 * Nets under what hangs, and nothing that a test asserts: a test waits for what happens, however slow the machine is. Whatever a test lets pass
 * is measured by a clock of its own.
 */

/** For a test, and for what is done before and after it. */
export const TEST_LIMIT_MS = 900_000

/** For one thing to happen. */
export const WAIT_LIMIT_MS = 180_000
