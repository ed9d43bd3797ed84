import { displayOf } from '#sdk/checkin'
import { renderCodeBlock } from '../../platform/html/code-block.ts'
import { type Html, html } from '../../platform/html/html.ts'
import { buildQrPicture } from '../../platform/qr/index.ts'
import type { DeveloperPage } from './layout.ts'
import type { GateScanToTry } from './sandbox.ts'

const PAIRING: Record<string, string> = {
  'harbour-lights': 'npx --no-install postern-admin device code sandbox harbour-lights --mode test',
  'locked-day': 'npx --no-install postern-admin device code sandbox locked-day',
}

/** What a gate lets a screen look like, in words: colours alone are not read by everybody. */
const TONES = { go: 'lets in', caution: 'look closely', stop: 'refused' }

export function buildTicketsPage(gateScans: GateScanToTry[], origin: string): DeveloperPage {
  const events = [...Map.groupBy(gateScans, ({ event }) => event)]
  return {
    title: 'Tickets to try · Postern',
    description: 'Tickets of the sandbox as QR codes, one for each result of a scan.',
    section: null,
    content: html`<p class="trail"><a href="/">Start</a></p>
<h1>Tickets to try</h1>
<p class="lead">Tickets of the sandbox as QR codes, for the <a href="/scan">gate page</a> or a scanner of your own. Each comes to
the same result every time, and nothing that you scan here counts.</p>
${events.map(([event, scans]) => renderEvent(event, scans, origin))}`,
  }
}

function renderEvent(event: string, scans: GateScanToTry[], origin: string): Html {
  const byPoint = [...Map.groupBy(scans, ({ checkInPoint }) => checkInPoint).values()].flat()
  return html`<section aria-labelledby="${event}">
<h2 id="${event}">${toName(event)}</h2>
<p>Pair a phone or a laptop with this event. Where the server runs, this prints a QR code that opens
<code>${origin}/scan</code> with a pairing code. Then choose the check-in point that stands above a ticket.</p>
${renderCodeBlock(`Pair with ${event}`, html`${PAIRING[event]}`, 'command')}
<ul class="tickets">${byPoint.map(renderTicket)}</ul>
</section>`
}

function renderTicket({ checkInPoint, result, reason, code, people }: GateScanToTry): Html {
  const all = Array.from({ length: people }, () => ({ admitted: true }))
  const { title, message, tone } = displayOf(result, reason, { people: all })
  return html`<li>
<h3>${toName(checkInPoint)} <code>${checkInPoint}</code></h3>
${buildQrPicture(code)}
<p class="outcome"><strong>${title}</strong> <span class="badge">${TONES[tone]}</span></p>
<p>${message}</p>
<p class="purpose"><code>${result}</code> with <code>${code}</code>${people > 1 ? html`, a ticket that ${people} people share` : null}</p>
</li>`
}

function toName(code: string): string {
  const words = code.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
