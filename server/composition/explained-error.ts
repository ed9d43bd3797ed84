/** The message already says what to do. */
export class ExplainedStartError extends Error {}
