export type ScanCaseOutcome = { on: 'engine' | 'API'; name: string; differences: string[]; notRunnable?: string }

/** Lines that need attention; none for a case that passed. */
export function formatOutcomeLines({ on, name, differences, notRunnable }: ScanCaseOutcome): string[] {
  if (notRunnable !== undefined) return [`not runnable on the ${on}: ${name}: ${notRunnable}`]
  return differences.map((difference) => `${on}: ${name}: ${difference}`)
}

export function formatScanCaseSummary(outcomes: readonly ScanCaseOutcome[]): string {
  const lines = (['engine', 'API'] as const).flatMap((on) => {
    const own = outcomes.filter((outcome) => outcome.on === on)
    return own.length > 0 ? [`${on}: ${countsOf(own)}`] : []
  })
  return [...lines, countsOf(outcomes)].join('\n')
}

export const hasScanCaseFailed = ({ differences }: ScanCaseOutcome): boolean => differences.length > 0

function countsOf(outcomes: readonly ScanCaseOutcome[]): string {
  const unable = outcomes.filter(({ notRunnable }) => notRunnable !== undefined).length
  const failed = outcomes.filter(hasScanCaseFailed).length
  const counts = `${outcomes.length - unable - failed} passed, ${failed} failed`
  return unable > 0 ? `${counts}, ${unable} not runnable` : counts
}
