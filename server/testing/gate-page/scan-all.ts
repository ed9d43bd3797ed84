import type { Page } from 'playwright-core'

/** A device may make ten scans a second. */
const PAUSE_MS = 110

/** `admitted`: whether somebody was shown as let in, even where another answer came an instant later. */
export type ScanShownOnPage = { scan: string; code: string; admitted: boolean; by: string }

/** Scans codes one after the other, as a hand scanner types them, and says what was shown for each. */
export function scanAllCodes(page: Page, codes: readonly string[]): Promise<ScanShownOnPage[]> {
  return page.evaluate(
    async ([given, pauseMs]) => {
      const wait = (milliseconds: number) => new Promise((resolve) => window.setTimeout(resolve, milliseconds))
      const findAnswer = () => document.querySelector<HTMLElement>('.answer')
      const letIn = new Set<string>()
      const watcher = new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          const { scan, admitted } = (node as HTMLElement).dataset ?? {}
          if (scan && admitted === 'true') letIn.add(scan)
        }
      })
      watcher.observe(document.body, { childList: true })
      const shown: ScanShownOnPage[] = []
      for (const code of given) {
        const before = findAnswer()?.dataset.scan
        for (const key of [...code, 'Enter']) {
          document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        }
        let answer: HTMLElement | null = null
        for (const deadline = performance.now() + 30_000; !answer || answer.dataset.scan === before; ) {
          if (performance.now() > deadline)
            throw new Error(document.querySelector('.problem')?.textContent || 'No answer')
          await wait(5)
          answer = findAnswer()
        }
        const { scan = '', decidedBy: by = '' } = answer.dataset
        shown.push({ scan, code, admitted: letIn.has(scan), by })
        await wait(pauseMs)
      }
      watcher.disconnect()
      return shown
    },
    [codes, PAUSE_MS] as const,
  )
}
