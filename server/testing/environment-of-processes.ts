const { PATH, HOME, NODE_COMPILE_CACHE } = process.env

/** What processes of the product are given in tests, and nothing of what else is set here. What one has compiled, the next need not. */
export const ENVIRONMENT_OF_PROCESSES = { PATH, HOME, NODE_COMPILE_CACHE }
