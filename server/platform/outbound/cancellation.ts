/** By which the sender ends what runs, and says why. */
export type Cancellation = { reason: 'timeout' | 'aborted' | null; cut(): void }
