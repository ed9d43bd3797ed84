import { readRows, runFloor } from './floor.ts'
import { setStage } from './stage.ts'

/** Of the floor's rate. */
const BAR = 0.4
/** Megabytes above an idle server. */
const MEMORY_BAR = 256

type Say = (text: string) => void

/** A large table of new people, beside a bare parser and COPY; then the same table again. True when all bars are met. */
export async function benchImport(short: boolean, say: Say): Promise<boolean> {
  await using cleanUp = new AsyncDisposableStack()
  const people = short ? 2_000 : 100_000
  const stage = await setStage(cleanUp)
  await stage.import(tableOf('warm', 100))
  const idle = stage.memory.now()
  stage.memory.most()
  const csv = tableOf('new', people)
  const first = await stage.import(csv)
  const firstMemory = stage.memory.most() - idle
  const again = await stage.import(csv)
  const againMemory = stage.memory.most() - idle
  if (first.counts.added !== people || again.counts.unchanged !== people) {
    throw new Error(`The counts are wrong: ${JSON.stringify([first.counts, again.counts])}`)
  }
  const floor = await runFloor(stage.urls.floor, csv, await readRows(stage.urls.ours, stage.organizationId))
  const ratio = floor / first.seconds
  const memory = Math.max(firstMemory, againMemory)
  say(
    `import: ${people} new people in ${first.seconds.toFixed(1)} s, csv-parse and COPY ${floor.toFixed(1)} s, ratio ${ratio.toFixed(3)}`,
  )
  say(`import: the same table again in ${again.seconds.toFixed(1)} s`)
  say(`import: ${firstMemory.toFixed(0)} MB above idle (${idle.toFixed(0)} MB), again ${againMemory.toFixed(0)} MB`)
  if (short) return true
  const isFaster = again.seconds <= first.seconds
  say(`import: the bar is a ratio of ${BAR}, and ${ratio.toFixed(3)} ${ratio >= BAR ? 'meets' : 'misses'} it`)
  say(`import: the second run ${isFaster ? 'meets' : 'misses'} the bar of being as fast as the first`)
  say(
    `import: the bar is ${MEMORY_BAR} MB above idle, and ${memory.toFixed(0)} ${memory <= MEMORY_BAR ? 'meets' : 'misses'} it`,
  )
  return ratio >= BAR && isFaster && memory <= MEMORY_BAR
}

function tableOf(mark: string, people: number): Buffer {
  const rows = Array.from({ length: people }, (_, n) => {
    const day = n % 3 === 0 ? 'fri' : 'fri;sat'
    return `Nerea ${mark},Ibáñez ${n},${mark}-${n}@example.com,+34 600 ${String(n).padStart(6, '0')},visitor,${day},${mark}-${n},M`
  })
  return Buffer.from(`First name,Last name,Email,Phone,Type,Day,ID,Shirt\n${rows.join('\n')}\n`)
}
