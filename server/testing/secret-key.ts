/** Shared by all test servers: those on one database must decrypt each other's secrets. */
export const TEST_SECRET_KEY = Buffer.alloc(32, 7).toString('base64')
