/** Without characters that XML does not allow, and with normalized line ends. */
export function escapeXml(text: string): string {
  if (!SPECIAL.test(text)) return text
  return text
    .replace(/\r\n?/g, '\n')
    .replace(UNWRITABLE, '')
    .replace(ESCAPE, '_x005F_x')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: it is about them
const SPECIAL = /[&<>"\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]|_x/
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: it is about them
/** What readers of workbooks take for a character of its own. */
const ESCAPE = /_x(?=[0-9a-f]{4}_)/gi
