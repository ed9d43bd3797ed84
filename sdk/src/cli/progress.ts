import type { Job } from '../generated/models.ts'
import type { CliIo } from './listen.ts'

const WIDTH = 24
const LINE_STEP = 0.1

/** Shows a job's progress: a bar on a terminal, otherwise a line for each tenth. */
export function createProgressDisplay({ redraw, err }: Pick<CliIo, 'redraw' | 'err'>) {
  let printedPart = 0
  let drawn = false
  return {
    show: ({ status, progress: { done, total } }: Job) => {
      const part = total ? Math.min(1, done / total) : 0
      const counted = total === null ? `${done}` : `${done} of ${total}`
      if (redraw) {
        const full = Math.round(part * WIDTH)
        redraw(`[${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}] ${counted} ${status}`)
        drawn = true
      } else if (part - printedPart >= LINE_STEP && part < 1) {
        printedPart = part
        err(`${counted} ${status}`)
      }
    },
    end: () => {
      if (drawn) redraw?.('')
    },
  }
}
