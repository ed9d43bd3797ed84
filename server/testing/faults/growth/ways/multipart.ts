import { type InputDimension, repeatText } from '../dimension.ts'
import { MEMBER_CONSOLE, SANDBOX_CONSOLE } from './console-forms.ts'

/** The form with a file, which any address of the console reads in the same way. */

const BOUNDARY = 'mark'
/** Of the headers together there are 16 kB. */
const MAX_BOUNDARY = 14_000
/** Of fields and headings; the file may have more, and is read piece by piece. */
const MAX_FIELD_BYTES = 60_000
const MAX_FILE_BYTES = 1024 * 1024

const heading = (name: string, more = '') => `Content-Disposition: form-data; name="${name}"${more}`
const partOf = (head: string, value: string, boundary = BOUNDARY) => `--${boundary}\r\n${head}\r\n\r\n${value}\r\n`
const FILE = heading('file', '; filename="people.csv"')

type Written = { boundary?: string; type?: string; body: string }

const upload = (what: string, most: number, write: (size: number, token: string) => Written): InputDimension[] =>
  [SANDBOX_CONSOLE, MEMBER_CONSOLE].map((at) => ({
    way: `${at.name} createImport`,
    what: `multipart: ${what}`,
    most,
    open: async (target) => {
      const visit = await at.open(target)
      const path = await target.once(`upload at ${at.name}`, () =>
        at.fill(target, `${at.base}/events/{event}?do=createImport`),
      )
      return {
        make: (size) => {
          const {
            boundary = BOUNDARY,
            type = `boundary=${boundary}`,
            body,
          } = write(size, visit.token.replace('csrf=', ''))
          return visit.post(path, body, `multipart/form-data; ${type}`)
        },
      }
    },
  }))

const tokenPart = (token: string, boundary = BOUNDARY) => partOf(heading('csrf'), token, boundary)
const end = (boundary = BOUNDARY) => `--${boundary}--\r\n`

/** A form whose file has this content. */
const fileOf = (content: string, token: string, boundary = BOUNDARY): Written => ({
  boundary,
  body: tokenPart(token, boundary) + partOf(FILE, content, boundary) + end(boundary),
})

export const listMultipartDimensions = (): InputDimension[] =>
  [
    upload('the boundary', MAX_BOUNDARY, (size, token) => {
      const boundary = repeatText(size, 'a')
      return fileOf('First name\nNerea\n', token, boundary)
    }),
    upload('the boundary, in a file of its letters', MAX_BOUNDARY, (size, token) =>
      fileOf(repeatText(256 * 1024, 'a'), token, repeatText(size, 'a')),
    ),
    upload('the boundary, which the file begins again and again', MAX_BOUNDARY, (size, token) => {
      const boundary = repeatText(size, 'a')
      return fileOf(repeatText(Math.ceil((256 * 1024) / size), `\r\n--${boundary.slice(1)}b`), token, boundary)
    }),
    upload('what stands before the boundary', MAX_BOUNDARY, (size, token) => ({
      ...fileOf('a', token),
      type: `${repeatText(Math.ceil(size / 9), 'boundary;')} boundary=${BOUNDARY}`,
    })),
    upload('fields', 900, (size, token) => ({
      body: tokenPart(token) + repeatText(size, (n) => partOf(heading(`f${n}`), '1')) + end(),
    })),
    upload('the same field', 900, (size, token) => ({
      body: tokenPart(token) + repeatText(size, partOf(heading('f'), '1')) + end(),
    })),
    upload('the value of a field', MAX_FIELD_BYTES, (size, token) => ({
      body: tokenPart(token) + partOf(heading('f'), repeatText(size, 'a')) + end(),
    })),
    upload('beginnings of a boundary in a field', MAX_FIELD_BYTES / 7, (size, token) => ({
      body: tokenPart(token) + partOf(heading('f'), repeatText(size, '\r\n--mar')) + end(),
    })),
    upload('the name of a field', MAX_FIELD_BYTES, (size, token) => ({
      body: tokenPart(token) + partOf(heading(repeatText(size, 'a')), '1') + end(),
    })),
    upload('how deep the name of a field is', MAX_FIELD_BYTES / 2, (size, token) => ({
      body: tokenPart(token) + partOf(heading(`f${repeatText(size, '.0')}`), '1') + end(),
    })),
    upload('spaces in a heading', MAX_FIELD_BYTES, (size, token) => ({
      body: tokenPart(token) + partOf(`Content-Disposition: form-data;${repeatText(size, ' ')}`, '1') + end(),
    })),
    upload('semicolons in a heading', MAX_FIELD_BYTES / 2, (size, token) => ({
      body: tokenPart(token) + partOf(`Content-Disposition: form-data${repeatText(size, '; ')}`, '1') + end(),
    })),
    upload('names in a heading', MAX_FIELD_BYTES / 8, (size, token) => ({
      body: tokenPart(token) + partOf(`Content-Disposition: form-data${repeatText(size, '; name="')}`, '1') + end(),
    })),
    upload('headings of a field', MAX_FIELD_BYTES / 6, (size, token) => ({
      body: tokenPart(token) + partOf(heading('f') + repeatText(size, '\r\nA: b'), '1') + end(),
    })),
    upload('what stands before the first part', MAX_FIELD_BYTES, (size, token) => ({
      body: `${repeatText(size, 'a')}\r\n${tokenPart(token)}${end()}`,
    })),
    upload('a file without an end', MAX_FILE_BYTES, (size, token) => ({
      body: tokenPart(token) + partOf(FILE, repeatText(size, 'a')),
    })),
    upload('beginnings of a boundary in a file', MAX_FILE_BYTES / 7, (size, token) =>
      fileOf(repeatText(size, '\r\n--mar'), token),
    ),
  ].flat()
