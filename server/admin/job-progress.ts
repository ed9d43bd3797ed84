type Stream = { isTTY?: boolean; write(text: string): unknown }

const BAR = 30
const LINE_EVERY = 2_000

/** Shows the progress of a job: as a bar on a terminal, elsewhere as an occasional line. */
export function createProgressDisplay(what: string, stream: Stream = process.stderr, clock: () => number = Date.now) {
  let last = clock()
  return {
    show: ({ done, total }: { done: number; total: number | null }) => {
      if (stream.isTTY) return void stream.write(`\r${what} ${barOf(done, total)}`)
      if (clock() - last < LINE_EVERY) return
      last = clock()
      stream.write(`${what}: ${amountOf(done, total)}\n`)
    },
    end: () => {
      if (stream.isTTY) stream.write('\r\x1b[K')
    },
  }
}

const count = (number: number) => number.toLocaleString('en')

const amountOf = (done: number, total: number | null) =>
  total === null ? count(done) : `${count(done)} of ${count(total)}`

function barOf(done: number, total: number | null): string {
  if (total === null) return count(done)
  const share = total === 0 ? 1 : Math.min(1, done / total)
  const full = Math.round(share * BAR)
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${Math.floor(share * 100)} % ${amountOf(done, total)}`
}
