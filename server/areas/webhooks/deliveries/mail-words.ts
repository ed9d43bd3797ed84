type About = { organization: string; url: string; id: string }
type Written = { subject: string; text: string }

const english = ({ organization, url, id }: About): Written => ({
  subject: `A webhook endpoint of ${organization} is failing`,
  text: [
    `The last 50 attempts to deliver to the webhook endpoint ${id} of ${organization} have failed:`,
    url,
    'Deliveries are tried again for about four days each. If none succeeds within seven days, the endpoint is paused; what happens meanwhile is recorded, and sent after it is enabled.',
    'What the endpoint answered can be read in its deliveries: GET /v1/webhooks/{webhook}/deliveries',
  ].join('\n\n'),
})

const spanish = ({ organization, url, id }: About): Written => ({
  subject: `Un endpoint de webhooks de ${organization} está fallando`,
  text: [
    `Los últimos 50 intentos de entrega al endpoint de webhooks ${id} de ${organization} han fallado:`,
    url,
    'Cada entrega se vuelve a intentar durante unos cuatro días. Si ninguna tiene éxito en siete días, el endpoint se pausa; lo que ocurra entretanto queda registrado y se envía cuando se active de nuevo.',
    'Lo que respondió el endpoint se puede leer en sus entregas: GET /v1/webhooks/{webhook}/deliveries',
  ].join('\n\n'),
})

/** In the organization's language, as far as it has one. */
export function failingWords(language: string | null, about: About): Written {
  return language === 'es' ? spanish(about) : english(about)
}
