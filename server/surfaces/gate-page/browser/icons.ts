const SVG = 'http://www.w3.org/2000/svg'

/** Drawn with lines in a box of 24 × 24. */
const LINES = {
  check: 'M4 12.5l5.5 5.5L20 7',
  cross: 'M6 6l12 12M18 6L6 18',
  exclaim: 'M12 5v9M12 18.5v.5',
  question: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18.5v.5',
  close: 'M6 6l12 12M18 6L6 18',
  camera: 'M4 8h3l2-3h6l2 3h3v11H4zM12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8z',
  flip: 'M4 10a8 8 0 0 1 14-3l2 2M20 4v5h-5M20 14a8 8 0 0 1-14 3l-2-2M4 20v-5h5',
  torch: 'M8 3h8l-1 6v12H9V9zM8 6h8M12 13v2',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21',
  list: 'M9 6h12M9 12h12M9 18h12M4 6h.5M4 12h.5M4 18h.5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  online: 'M5 13a10 10 0 0 1 14 0M8 16a6 6 0 0 1 8 0M12 19.5v.5M2 9.5a15 15 0 0 1 20 0',
  offline: 'M3 3l18 18M5 13a10 10 0 0 1 5-2.7M14 10.5a10 10 0 0 1 5 2.5M8 16a6 6 0 0 1 7 -.6M12 19.5v.5',
  roster: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3',
  queue: 'M12 20V9M7 13l5-5 5 5M5 4h14',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5a6.5 6.5 0 0 1 3.5 5.5',
  key: 'M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 12h9v4M17 12v3',
  next: 'M5 12h14M13 6l6 6-6 6',
  place: 'M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
} as const

export type IconName = keyof typeof LINES

/** A different outline for each kind of answer, so that it is known without its colour. */
const OUTLINES = {
  go: 'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21z',
  caution: 'M12 1.2L23.5 22H.5z',
  stop: 'M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9z',
  ask: 'M2 2h20v20H2z',
} as const

const INSIDE = { go: 'check', caution: 'exclaim', stop: 'cross', ask: 'question' } as const

export type AnswerSign = keyof typeof OUTLINES

export function icon(name: IconName): SVGSVGElement {
  return draw('icon', path(LINES[name], 'line'))
}

export function sign(name: AnswerSign): SVGSVGElement {
  const inside = path(LINES[INSIDE[name]], 'line')
  inside.setAttribute('transform', name === 'caution' ? 'translate(4.8 6.5) scale(.6)' : 'translate(4.8 4.8) scale(.6)')
  return draw('sign', path(OUTLINES[name], 'outline'), inside)
}

function draw(className: string, ...paths: SVGPathElement[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('class', className)
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  svg.append(...paths)
  return svg
}

function path(lines: string, className: string): SVGPathElement {
  const made = document.createElementNS(SVG, 'path')
  made.setAttribute('d', lines)
  made.setAttribute('class', className)
  return made
}
