/** Short versions of the production settings. */
export const SHORT_DELIVERY_RETRIES = { retrySeconds: [0.2, 0.2, 0.3, 0.3, 0.4, 0.4, 0.5, 0.5] }

/** A worker that was killed is noticed soon. */
export const WORKER_LOST_AFTER_SECONDS = 2

/** Longer than a message takes on a busy machine. */
export const MESSAGE_LOST_AFTER_SECONDS = 10
