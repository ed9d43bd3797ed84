/** `npm run test:all` goes through everything; `npm test` through one of each kind. */
export const isWholeRun = process.env.WHOLE_RUN === '1'

/** What a test goes through, or how often it does something. */
export function chooseByWholeRun<T>(all: T, few: T): T {
  return isWholeRun ? all : few
}
