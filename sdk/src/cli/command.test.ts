import { describe, expect, test } from 'vitest'
import { webhookTypes } from '../generated/webhooks.ts'
import { readCommand, UsageError } from './command.ts'
import { findNearestWord } from './words.ts'

const key = 'svc_test_harbour'
const environment = { POSTERN_KEY: key }

describe('the command line', () => {
  test.each([
    ['http://localhost:3000/hook', 'http://localhost:3000/hook'],
    ['https://127.0.0.1:3443/', 'https://127.0.0.1:3443/'],
    ['localhost:3000/hook', 'http://localhost:3000/hook'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000/'],
    ['3000/hook', 'http://localhost:3000/hook'],
    ['3000', 'http://localhost:3000/'],
  ])('forwards to %s', (typed, forwardTo) => {
    const asked = { name: 'listen', forwardTo, events: null, key, baseUrl: 'http://localhost:8080' }
    expect(readCommand(['listen', '--forward-to', typed], environment)).toEqual(asked)
    expect(readCommand([`--forward-to=${typed}`, 'listen'], environment)).toEqual(asked)
  })

  test('takes types apart by commas, each once, and * for all', () => {
    const eventsOf = (text: string) => {
      const command = readCommand(['listen', '--forward-to', '3000', '--events', text], environment)
      return command.name === 'listen' ? command.events : undefined
    }
    expect(eventsOf('ticket.issued, ticket.voided,,ticket.issued')).toEqual(['ticket.issued', 'ticket.voided'])
    expect(eventsOf('*')).toBe(null)
  })

  test('prefers what is typed to the environment', () => {
    const elsewhere = { POSTERN_KEY: 'svc_live_other', POSTERN_BASE_URL: 'https://tickets.example' }
    const typed = ['trigger', 'ticket.issued', '--key', key, '--base-url', 'http://localhost:9']
    expect(readCommand(typed, elsewhere)).toMatchObject({ key, baseUrl: 'http://localhost:9', forwardTo: null })
    expect(readCommand(['trigger', 'ticket.issued'], elsewhere)).toMatchObject({
      key: 'svc_live_other',
      baseUrl: 'https://tickets.example',
    })
  })

  test.each([[[]], [['--help']], [['-h']], [['help']], [['listen', '--help']], [['trigger', '--help']]])(
    'helps with %j, without a key',
    (args) => {
      expect(readCommand(args, {})).toEqual({ name: 'help' })
    },
  )

  test.each([
    [['lisen'], 'There is no command lisen. Did you mean listen?'],
    [['deploy'], 'There is no command deploy. postern --help'],
    [['listen', '--foward-to', '3000'], 'There is no option --foward-to. Did you mean --forward-to?'],
    [['listen', '-x'], 'There is no option -x. postern --help'],
    [['listen', '--forward-to'], '--forward-to needs a value after it.'],
    [['listen', '--forward-to', '--events', 'ticket.issued'], '--forward-to needs a value after it.'],
    [['listen', '--forward-to='], '--forward-to needs a value after it.'],
    [['listen', '--help=yes'], '--help takes no value.'],
    [['listen'], '--forward-to is missing: say where to forward, such as http://localhost:3000/hook.'],
    [['listen', '3000'], 'listen takes no words, only options; 3000 is one too many.'],
    [['listen', '--forward-to', 'ftp://localhost/'], '--forward-to must be an http or https address'],
    [['listen', '--forward-to', 'hook'], '--forward-to must be an http or https address'],
    [
      ['listen', '--forward-to', '3000', '--events', 'ticket.isued'],
      '--events names ticket.isued, which is no event type. Did you mean ticket.issued? The types are:',
    ],
    [['listen', '--forward-to', '3000', '--base-url', 'tickets'], '--base-url must be an http or https address'],
    [['listen', '--forward-to', '3000', '--key', 'whsec_a'], '--key must hold an API key, which begins with svc_live_'],
    [['trigger'], 'trigger needs a type, such as registration.created. The types are:'],
    [['trigger', 'ticket.issued', 'ticket.voided'], 'trigger takes one type at a time; ticket.voided is one too many.'],
    [['trigger', 'ticket.issued', '--events', 'a'], '--events is an option of listen'],
  ])('tells what is wrong with %j', (args, message) => {
    expect(() => readCommand(args, environment)).toThrow(UsageError)
    expect(() => readCommand(args, environment)).toThrow(message)
  })

  test('says how to give it a key, and never shows one', () => {
    expect(() => readCommand(['trigger', 'ticket.issued'], {})).toThrow(/environment variable POSTERN_KEY/)
    const wrong = () => readCommand(['trigger', 'ticket.issued'], { POSTERN_KEY: 'svc_device_s3cret' })
    expect(wrong).toThrow(/^POSTERN_KEY must hold an API key, which begins with svc_live_ or svc_test_\.$/)
  })
})

test.each([
  ['registration.create', 'registration.created'],
  ['registraton.updatd', 'registration.updated'],
  ['Ticket.Issued', 'ticket.issued'],
  ['checkin.record', 'checkin.recorded'],
  ['seat.taken', undefined],
])('the type nearest to %s is %s', (typed, meant) => {
  expect(findNearestWord(typed, webhookTypes)).toBe(meant)
})
