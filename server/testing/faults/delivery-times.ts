/** Short versions of the production settings. */
export const DELIVERY_TIMES = { lostSeconds: 3, retrySeconds: [0.2, 0.2, 0.3, 0.3, 0.4, 0.4, 0.5, 0.5] }

/** Longer than a message takes on a busy machine. */
export const LOST_MESSAGE_SECONDS = 10
