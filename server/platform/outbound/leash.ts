/** By which the sender ends what runs, and says why. */
export type Leash = { reason: 'timeout' | 'aborted' | null; cut(): void }
