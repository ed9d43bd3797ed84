/** What the servers of tests seal with: those on one database must open each other's. */
export const TEST_SECRET_KEY = Buffer.alloc(32, 7).toString('base64')
