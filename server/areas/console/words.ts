import type { Context } from 'koa'
import type { SessionLanguage } from '../../access/sessions/index.ts'

const english = {
  skip: 'Skip to the content',
  console: 'Console',
  signIn: 'Sign in',
  signOut: 'Sign out',
  sessions: 'Your sessions',
  live: 'Live',
  test: 'Test',
  mode: 'Data',
  testNotice: 'You are looking at test data.',
  main: 'Main',
  email: 'Email address',
  askLink: 'Send me a link',
  askLead: 'You get a link by mail. It signs you in, without a password.',
  notAnAddress: 'Enter your email address, such as ana@harbour.example.',
  tooMany: 'Too many attempts. Try again in ten minutes.',
  sentTitle: 'Look into your mail',
  sent: (email: string) =>
    `If ${email} is the address of a member, a link is on its way. Open it within 15 minutes, in this browser.`,
  outbox: 'This server sends no mail: what it would have sent is in the outbox.',
  openOutbox: 'Open the outbox',
  linkTitle: 'Sign in',
  confirmTitle: 'Confirm that it is you',
  linkLead: (email: string, organization: string) => `As ${email}, to the console of ${organization}.`,
  useLink: 'Continue',
  linkOver: 'This link was used before, is older than 15 minutes, or is not complete. Ask for a new one.',
  otherBrowser:
    'This link belongs to the browser in which it was asked for. Open it there, or ask for another one in this browser.',
  again: 'Ask for a link',
  confirmLead: (email: string) =>
    `What you are about to do needs a fresh link. We send it to ${email}; open it in this browser.`,
  confirmSent: (email: string) => `A link is on its way to ${email}. Open it within 15 minutes, in this browser.`,
  browser: 'Browser',
  since: 'Signed in',
  lastUsed: 'Last used',
  thisOne: 'this one',
  end: 'End',
  refusedTitle: 'That was not done',
  staleForm: 'This form is too old, or came from elsewhere. Go back, load the page again and repeat.',
  wrongOrigin: 'The request came from another site and was not carried out.',
  wrongHost: (origin: string) =>
    `The console is at ${origin}/console. Where people reach it elsewhere, PUBLIC_URL says so.`,
  notFound: 'There is no such page',
}

export type ConsoleWords = typeof english

const spanish: ConsoleWords = {
  skip: 'Ir al contenido',
  console: 'Consola',
  signIn: 'Entrar',
  signOut: 'Salir',
  sessions: 'Tus sesiones',
  live: 'Real',
  test: 'Prueba',
  mode: 'Datos',
  testNotice: 'Estás viendo datos de prueba.',
  main: 'Principal',
  email: 'Correo electrónico',
  askLink: 'Enviarme un enlace',
  askLead: 'Recibirás un enlace por correo. Con él entras, sin contraseña.',
  notAnAddress: 'Escribe tu correo electrónico, como ana@harbour.example.',
  tooMany: 'Demasiados intentos. Vuelve a intentarlo dentro de diez minutos.',
  sentTitle: 'Mira tu correo',
  sent: (email) =>
    `Si ${email} es la dirección de un miembro, hay un enlace en camino. Ábrelo antes de 15 minutos, en este navegador.`,
  outbox: 'Este servidor no envía correo: lo que habría enviado está en la bandeja de salida.',
  openOutbox: 'Abrir la bandeja de salida',
  linkTitle: 'Entrar',
  confirmTitle: 'Confirma que eres tú',
  linkLead: (email, organization) => `Como ${email}, en la consola de ${organization}.`,
  useLink: 'Continuar',
  linkOver: 'Este enlace ya se usó, tiene más de 15 minutos o no está completo. Pide otro.',
  otherBrowser: 'Este enlace es del navegador en que se pidió. Ábrelo allí o pide otro en este navegador.',
  again: 'Pedir un enlace',
  confirmLead: (email) =>
    `Lo que vas a hacer necesita un enlace nuevo. Lo enviamos a ${email}; ábrelo en este navegador.`,
  confirmSent: (email) => `Hay un enlace en camino a ${email}. Ábrelo antes de 15 minutos, en este navegador.`,
  browser: 'Navegador',
  since: 'Desde',
  lastUsed: 'Último uso',
  thisOne: 'esta',
  end: 'Cerrar',
  refusedTitle: 'No se ha hecho',
  staleForm: 'Este formulario es demasiado antiguo o vino de otro sitio. Vuelve atrás, recarga la página y repite.',
  wrongOrigin: 'La petición vino de otro sitio y no se ha hecho.',
  wrongHost: (origin) => `La consola está en ${origin}/console. Si se llega a ella por otro sitio, lo dice PUBLIC_URL.`,
  notFound: 'No existe esa página',
}

export const languageOf = (ctx: Context): SessionLanguage => (ctx.acceptsLanguages('en', 'es') === 'es' ? 'es' : 'en')

export const wordsIn = (language: SessionLanguage): ConsoleWords => (language === 'es' ? spanish : english)
