export type SessionLanguage = 'en' | 'es'

type Facts = { organization: string; name: string; link: string }

const english = {
  signIn: ({ organization, name, link }: Facts) => ({
    subject: `Sign in to ${organization}`,
    text: `Hello ${name},

open this link in the browser in which you asked for it, to sign in to the console of ${organization}:

${link}

It works once, within 15 minutes. If you did not ask for it, ignore this mail: without your browser nobody can use it.`,
  }),
  confirm: ({ organization, name, link }: Facts) => ({
    subject: `Confirm that it is you (${organization})`,
    text: `Hello ${name},

you are about to do something in the console of ${organization} that only you should. Open this link in the same browser:

${link}

It works once, within 15 minutes. If it was not you, sign out of your sessions in the console.`,
  }),
}

const spanish: typeof english = {
  signIn: ({ organization, name, link }) => ({
    subject: `Entrar en ${organization}`,
    text: `Hola, ${name}:

abre este enlace en el mismo navegador en que lo pediste para entrar en la consola de ${organization}:

${link}

Funciona una sola vez, durante 15 minutos. Si no lo pediste, ignora este correo: sin tu navegador nadie puede usarlo.`,
  }),
  confirm: ({ organization, name, link }) => ({
    subject: `Confirma que eres tú (${organization})`,
    text: `Hola, ${name}:

estás a punto de hacer algo en la consola de ${organization} que solo tú deberías hacer. Abre este enlace en el mismo navegador:

${link}

Funciona una sola vez, durante 15 minutos. Si no fuiste tú, cierra tus sesiones en la consola.`,
  }),
}

export const getSignInMailWords = (language: SessionLanguage) => (language === 'es' ? spanish : english)
