/** The message already says what to do. */
export class ExplainedError extends Error {}
