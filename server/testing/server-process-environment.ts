const { PATH, HOME, TEST_COMPILE_CACHE } = process.env

/** The whole environment of server processes in tests. They share a compile cache. */
export const SERVER_PROCESS_ENVIRONMENT = { PATH, HOME, NODE_COMPILE_CACHE: TEST_COMPILE_CACHE }
