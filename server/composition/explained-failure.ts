/** The message already says what to do. */
export class ExplainedFailure extends Error {}
