import type { Language } from '../content.ts'

/** What surrounds the text of a communication. */
export type FrameWords = {
  sentBy(organization: string): string
  /** Why somebody got it. */
  because(event: string): string
  unsubscribe: string
  testSubject(subject: string): string
  testNotice: string
  /** A made-up person, for tests. */
  sample: { first_name: string; last_name: string; attendee_type: string; day: string }
}

const english: FrameWords = {
  sentBy: (organization) => `Sent by ${organization}`,
  because: (event) => `You receive this because of your registration for ${event}.`,
  unsubscribe: 'Unsubscribe',
  testSubject: (subject) => `[Test] ${subject}`,
  testNotice: 'This is a test. It shows the values of a made-up person, and nobody in the audience has received it.',
  sample: { first_name: 'Ana', last_name: 'Ruiz', attendee_type: 'Visitor', day: 'Day 1' },
}

const spanish: FrameWords = {
  sentBy: (organization) => `Enviado por ${organization}`,
  because: (event) => `Recibes este correo por tu inscripción en ${event}.`,
  unsubscribe: 'Darse de baja',
  testSubject: (subject) => `[Prueba] ${subject}`,
  testNotice: 'Esto es una prueba. Muestra los datos de una persona inventada y nadie del público lo ha recibido.',
  sample: { first_name: 'Ana', last_name: 'Ruiz', attendee_type: 'Visitante', day: 'Día 1' },
}

export function frameWordsIn(language: Language): FrameWords {
  return language === 'es' ? spanish : english
}
