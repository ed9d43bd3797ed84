import type { Context } from 'koa'
import type { SessionLanguage } from '../../access/sessions/index.ts'
import { splitByLanguage } from './both-languages.ts'
import { livePageWords } from './live/live-words.ts'
import { consolePageWords } from './page-words.ts'

export const getConsoleWords = splitByLanguage({
  ...consolePageWords,
  liveView: livePageWords,
  skip: ['Skip to the content', 'Ir al contenido'],
  signIn: ['Sign in', 'Entrar'],
  signOut: ['Sign out', 'Salir'],
  sessions: ['Your sessions', 'Tus sesiones'],
  live: ['Live', 'Real'],
  test: ['Test', 'Prueba'],
  mode: ['Data', 'Datos'],
  testNotice: ['You are looking at test data.', 'Estás viendo datos de prueba.'],
  sandboxNotice: [
    'This is the sandbox. Everybody may look around and try things out with its made-up people; each night it is built anew.',
    'Este es el entorno de pruebas. Cualquiera puede mirar y probar con sus personas inventadas; cada noche se rehace.',
  ],
  main: ['Main', 'Principal'],
  language: ['Language', 'Idioma'],
  timesIn: (zone: string) => [`Times are those of ${zone}.`, `Las horas son las de ${zone}.`],
  email: ['Email address', 'Correo electrónico'],
  askLink: ['Send me a link', 'Enviarme un enlace'],
  askLead: [
    'You get a link by mail. It signs you in, without a password.',
    'Recibirás un enlace por correo. Con él entras, sin contraseña.',
  ],
  notAnAddress: [
    'Enter your email address, such as ana@harbour.example.',
    'Escribe tu correo electrónico, como ana@harbour.example.',
  ],
  tooMany: [
    'Too many attempts. Try again in ten minutes.',
    'Demasiados intentos. Vuelve a intentarlo dentro de diez minutos.',
  ],
  tooManyMails: [
    'Ten such mails were sent within an hour. Use the newest of them, or try again later.',
    'Se enviaron diez correos así en una hora. Usa el más reciente o inténtalo más tarde.',
  ],
  sentTitle: ['Look into your mail', 'Mira tu correo'],
  sent: (email: string) => [
    `If ${email} is the address of a member, a link is on its way. Open it within 15 minutes, in this browser.`,
    `Si ${email} es la dirección de un miembro, hay un enlace en camino. Ábrelo antes de 15 minutos, en este navegador.`,
  ],
  outbox: [
    'This server sends no mail: what it would have sent is in the outbox.',
    'Este servidor no envía correo: lo que habría enviado está en la bandeja de salida.',
  ],
  openOutbox: ['Open the outbox', 'Abrir la bandeja de salida'],
  confirmTitle: ['Confirm that it is you', 'Confirma que eres tú'],
  linkLead: (email: string, organization: string) => [
    `As ${email}, to the console of ${organization}.`,
    `Como ${email}, en la consola de ${organization}.`,
  ],
  useLink: ['Continue', 'Continuar'],
  linkOver: [
    'This link was used before, is older than 15 minutes, or is not complete. Ask for a new one.',
    'Este enlace ya se usó, tiene más de 15 minutos o no está completo. Pide otro.',
  ],
  otherBrowser: [
    'This link belongs to the browser in which it was asked for. Open it there, or ask for another one in this browser.',
    'Este enlace es del navegador en que se pidió. Ábrelo allí o pide otro en este navegador.',
  ],
  again: ['Sign in another way', 'Entrar de otra manera'],
  openIdSignIn: (provider: string) => [`Sign in with ${provider}`, `Entrar con ${provider}`],
  openIdAgain: (provider: string) => [`Sign in again with ${provider}`, `Volver a entrar con ${provider}`],
  chooseOrganization: [
    'You are a member of several organizations. Which one do you want to open?',
    'Eres miembro de varias organizaciones. ¿Cuál quieres abrir?',
  ],
  openIdOver: [
    'This sign-in was begun in another browser, more than 15 minutes ago, or is over already. Begin again.',
    'Esta entrada se empezó en otro navegador, hace más de 15 minutos, o ya terminó. Empieza de nuevo.',
  ],
  openIdUnreachable: (provider: string) => [
    `${provider} does not answer. Try again in a while, or ask for a link by mail.`,
    `${provider} no responde. Inténtalo más tarde o pide un enlace por correo.`,
  ],
  openIdRefused: (provider: string) => [
    `${provider} did not sign you in, or its answer does not belong to this sign-in. Begin again, or ask for a link by mail.`,
    `${provider} no te ha identificado, o su respuesta no es de esta entrada. Empieza de nuevo o pide un enlace por correo.`,
  ],
  openIdUnverified: (provider: string) => [
    `${provider} knows no verified email address of yours. Verify it there, or ask for a link by mail.`,
    `${provider} no conoce ningún correo tuyo verificado. Verifícalo allí o pide un enlace por correo.`,
  ],
  openIdUnknown: (email: string) => [
    `Nobody with the address ${email} is a member. An owner or admin of your organization can add you.`,
    `Nadie con la dirección ${email} es miembro. Puede añadirte quien tiene el rol owner o admin en tu organización.`,
  ],
  openIdOther: (email: string, own: string) => [
    `You signed in as ${email}, but this is the session of ${own}.`,
    `Has entrado como ${email}, pero esta sesión es de ${own}.`,
  ],
  openIdNotAgain: (provider: string) => [
    `${provider} did not ask you again who you are, or does not say so. Confirm with a link by mail instead.`,
    `${provider} no te ha vuelto a identificar, o no lo dice. Confirma con un enlace por correo.`,
  ],
  confirmLead: (email: string) => [
    `What you are about to do needs a fresh link. We send it to ${email}; open it in this browser.`,
    `Lo que vas a hacer necesita un enlace nuevo. Lo enviamos a ${email}; ábrelo en este navegador.`,
  ],
  confirmSent: (email: string) => [
    `A link is on its way to ${email}. Open it within 15 minutes, in this browser.`,
    `Hay un enlace en camino a ${email}. Ábrelo antes de 15 minutos, en este navegador.`,
  ],
  browser: ['Browser', 'Navegador'],
  since: ['Signed in', 'Desde'],
  lastUsed: ['Last used', 'Último uso'],
  thisOne: ['this one', 'esta'],
  end: ['End', 'Cerrar'],
  refusedTitle: ['That was not done', 'No se ha hecho'],
  staleForm: [
    'This form is too old, or came from elsewhere. Go back, load the page again and repeat.',
    'Este formulario es demasiado antiguo o vino de otro sitio. Vuelve atrás, recarga la página y repite.',
  ],
  toCorrect: ['Some fields have to be corrected.', 'Hay campos que corregir.'],
  changedMeanwhile: [
    'Somebody else has changed the same since you opened this form. Nothing was saved. What you entered is kept below: correct it, and send the form again.',
    'Otra persona ha cambiado lo mismo desde que abriste este formulario. No se ha guardado nada. Lo que escribiste sigue abajo: corrígelo y envía el formulario de nuevo.',
  ],
  field: ['Field', 'Campo'],
  theirs: ['As it is now', 'Como está ahora'],
  yours: ['As you want it', 'Como lo quieres'],
  takeTheirs: ['Begin again with how it is now', 'Empezar de nuevo con lo que hay ahora'],
  noAmount: [
    'write an amount such as 45.50, with as many decimals as the currency has.',
    'escribe un importe como 45.50, con los decimales que tiene la moneda.',
  ],
  oneTemplate: [
    'Choose a ready template or the template of an event, and not both.',
    'Elige una plantilla preparada o la de un evento, y no las dos.',
  ],
  noSuchCharacter: [
    'A field has a character that cannot be stored.',
    'Un campo tiene un carácter que no se puede guardar.',
  ],
  noFieldName: (name: string, characters: number, parts: number) => [
    `No form has the field ${name}: names have at most ${characters} characters and ${parts} parts.`,
    `Ningún formulario tiene el campo ${name}: los nombres tienen como máximo ${characters} caracteres y ${parts} partes.`,
  ],
  noBoundary: [
    'The form has no boundary between its parts, or one that is not as RFC 2046 has it.',
    'El formulario no tiene límite entre sus partes, o no es como dice RFC 2046.',
  ],
  formTooLarge: (kilobytes: number) => [
    `The form is larger than ${kilobytes} kB.`,
    `El formulario ocupa más de ${kilobytes} kB.`,
  ],
  tooManyFields: (fields: number) => [
    `The form has more than ${fields} fields.`,
    `El formulario tiene más de ${fields} campos.`,
  ],
  tooManyForms: (seconds: number) => [
    `Many forms have come from your network in this minute. Try again in ${seconds} s.`,
    `Han llegado muchos formularios desde tu red en este minuto. Inténtalo de nuevo en ${seconds} s.`,
  ],
  tooManyPages: (seconds: number) => [
    `You have opened very many pages in a short time. Try again in ${seconds} s.`,
    `Has abierto muchísimas páginas en poco tiempo. Inténtalo de nuevo en ${seconds} s.`,
  ],
  wrongOrigin: [
    'The request came from another site and was not carried out.',
    'La petición vino de otro sitio y no se ha hecho.',
  ],
  wrongHost: (origin: string) => [
    `The console is at ${origin}/console. Where people reach it elsewhere, PUBLIC_URL says so.`,
    `La consola está en ${origin}/console. Si se llega a ella por otro sitio, lo dice PUBLIC_URL.`,
  ],
  home: ['Home', 'Inicio'],
  keys: ['API keys', 'Claves de API'],
  yes: ['Yes', 'Sí'],
  no: ['No', 'No'],
  notSet: ['(not set)', '(sin valor)'],
  required: ['required', 'obligatorio'],
  another: ['Add another', 'Añadir otro'],
  listedOnce: [
    'This form is long. What can be chosen is listed here, once; below, it is typed by its code.',
    'Este formulario es largo. Lo que se puede elegir está aquí una vez; abajo se escribe por su código.',
  ],
  byCode: ['By its code.', 'Por su código.'],
  byCodes: ['By their codes, one a line.', 'Por sus códigos, uno por línea.'],
  table: ['Table', 'Tabla'],
  open: ['Open', 'Abrir'],
  numbers: ['Numbers', 'Cifras'],
  replayFailed: ['Replay all that failed', 'Repetir todos los fallidos'],
  replayLead: (count: number) => [
    `Deliveries that failed or were given up: ${count}. The same envelopes go out again.`,
    `Envíos fallidos o abandonados: ${count}. Los mismos sobres se envían otra vez.`,
  ],
  nothingHere: ['There is nothing here yet.', 'Aún no hay nada aquí.'],
  filter: ['Filter', 'Filtrar'],
  pages: ['Pages', 'Páginas'],
  newestFirst: ['Newest first', 'Lo más nuevo primero'],
  oldestFirst: ['Oldest first', 'Lo más antiguo primero'],
  firstPage: ['First page', 'Primera página'],
  nextPage: ['Next page', 'Página siguiente'],
  qrOf: (code: string) => [`QR code of the ticket ${code}`, `Código QR de la entrada ${code}`],
  parts: ['Parts of it', 'Sus partes'],
  beforePublishing: ['Before you publish, see to:', 'Antes de publicar, prepara:'],
  trail: ['Where you are', 'Dónde estás'],
  done: ['Done.', 'Hecho.'],
  back: ['Back', 'Volver'],
  save: ['Save', 'Guardar'],
  copyNow: ['Copy the value now: it is not shown again.', 'Copia el valor ahora: no se vuelve a mostrar.'],
  secret: ['Signing secret', 'Secreto de firma'],
  goOn: ['Go on', 'Seguir'],
  plan: ['Plan', 'Plan'],
  included: ['The plan includes', 'El plan incluye'],
  notIncluded: ['It does not include', 'No incluye'],
  usage: (month: string) => [`API calls in ${month}`, `Llamadas a la API en ${month}`],
  problems: ['Problems', 'Problemas'],
  noProblems: ['Nothing needs your attention.', 'No hay nada que atender.'],
  failingEndpoint: (url: string) => [
    `The webhook endpoint ${url} fails or is paused.`,
    `El webhook ${url} falla o está en pausa.`,
  ],
  expiringKey: (name: string, when: string) => [
    `The API key ${name} expires on ${when}.`,
    `La clave ${name} caduca el ${when}.`,
  ],
  failedJob: (type: string, when: string) => [`A job failed: ${type}, ${when}.`, `Falló una tarea: ${type}, ${when}.`],
  createKey: ['Create an API key', 'Crear una clave de API'],
  revokeKey: ['Revoke this API key', 'Revocar esta clave de API'],
  revokeLead: (name: string) => [
    `The key ${name} stops on its next request, for good.`,
    `La clave ${name} deja de funcionar con su próxima petición, para siempre.`,
  ],
  keyValue: ['The key', 'La clave'],
  tryKey: ['Try it', 'Pruébala'],
  name: ['Name', 'Nombre'],
  scopes: ['Scopes', 'Ámbitos'],
  scopesHelp: ['None includes another.', 'Ninguno incluye a otro.'],
  groupHelp: [
    'Limits the key to this group and what is below it.',
    'Limita la clave a este grupo y a los que están debajo.',
  ],
  expires: ['Expires', 'Caduca'],
  addresses: ['Addresses that may use it', 'Direcciones que pueden usarla'],
  addressesHelp: [
    'One address or range a line, such as 203.0.113.0/24. Empty: any.',
    'Una dirección o un rango por línea, como 203.0.113.0/24. Vacío: cualquiera.',
  ],
  rate: ['Requests per minute', 'Peticiones por minuto'],
  rateHelp: ['60 unless given, and never above the plan.', '60 si no se indica, y nunca más que el plan.'],
  state: ['State', 'Estado'],
  lastFour: ['Ends in', 'Termina en'],
  never: ['never', 'nunca'],
  notFound: ['There is no such page', 'No existe esa página'],
})

export type ConsoleWords = ReturnType<typeof getConsoleWords>

/** As chosen in this browser, or as the browser asks. */
export function chooseConsoleLanguage(ctx: Context, chosen: string | undefined): SessionLanguage {
  if (chosen === 'en' || chosen === 'es') return chosen
  return ctx.acceptsLanguages('en', 'es') === 'es' ? 'es' : 'en'
}
