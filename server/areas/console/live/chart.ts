import { type Html, html } from '../../../platform/html/html.ts'

export type Bar = { label: string; value: number }

/** Bars, drawn to whatever width there is. The words beside them are not part of the picture, so that they keep their size. */
export function renderBars(bars: Bar[], description: string, format: (value: number) => string): Html {
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  const shown = [bars[0], bars[Math.floor(bars.length / 2)], bars.at(-1)].flatMap((bar) => bar ?? [])
  const labels = bars.length < 3 ? bars : shown
  return html`<div class="chart">
<p class="scale" aria-hidden="true">${format(highest)}</p>
<svg viewBox="0 0 ${bars.length} ${highest}" preserveAspectRatio="none" role="img" aria-label="${description}">${bars.map(
    ({ label, value }, at) =>
      html`<rect x="${at + 0.1}" y="${highest - value}" width="0.8" height="${value}"><title>${label}: ${format(value)}</title></rect>`,
  )}</svg>
<p class="axis" aria-hidden="true">${labels.map(({ label }) => html`<span>${label}</span>`)}</p>
</div>`
}
