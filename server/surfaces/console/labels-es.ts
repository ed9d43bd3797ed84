import { readTranslationPairs, TRANSLATION_PAIR_PATTERN } from './both-languages.ts'

/** Pages, acts and fields of the contract, in Spanish. */
const LINES = `
Changes: Cambios | Communications: Comunicaciones | Communication: Comunicación
Count the audience of a communication: Contar el público de una comunicación
Messages of a communication: Mensajes de una comunicación | Create a communication: Crear una comunicación
Change a communication: Cambiar la comunicación | Delete a communication: Borrar la comunicación
Send a communication: Enviar la comunicación | Send a test of a communication: Enviar una prueba
Cancel a communication: Cancelar la comunicación | Contacts: Contactos | Contact: Contacto
Attendees that a contact is: Asistencias del contacto | Create a contact: Crear un contacto
Change a contact: Cambiar el contacto | Delete a contact: Borrar el contacto | Events: Eventos
Create an event: Crear un evento | Create your first event: Para empezar, crear un evento
Change an event: Cambiar el evento | Delete an event: Borrar el evento | Publish an event: Publicar el evento
Unpublish an event: Retirar el evento | Cancel an event: Cancelar el evento | Archive an event: Archivar el evento
Export data: Exportar datos | Groups: Grupos | Create a group: Crear un grupo | Change a group: Cambiar el grupo
Delete a group: Borrar el grupo | Import people: Importar personas | Jobs: Tareas | Job: Tarea
Cancel a job: Cancelar la tarea | Download the result of a job: Descargar el resultado
Download the rejects of a job: Descargar los rechazos | Payments: Pagos | Payment: Pago
Record a payment: Anotar un pago | Refund a payment: Devolver el pago | Attendees: Asistentes | Attendee: Asistente
Change an attendee: Cambiar el asistente | Cancel an attendee: Cancelar el asistente | Registrations: Inscripciones
Registration: Inscripción | Create a registration: Crear una inscripción | Change a registration: Cambiar la inscripción
Approve a registration: Aprobar la inscripción | Decline a registration: Rechazar la inscripción
Confirm a registration: Confirmar la inscripción | Cancel a registration: Cancelar la inscripción
Add an attendee: Añadir un asistente | Numbers of an event: Cifras del evento | Attendance report: Informe de asistencia
Reconciliation report: Informe de conciliación | Attendee types: Tipos de asistente | Attendee type: Tipo de asistente
Create an attendee type: Crear un tipo de asistente | Change an attendee type: Cambiar el tipo de asistente
Delete an attendee type: Borrar el tipo de asistente | Check-in points: Puntos de control
Check-in point: Punto de control | Create a check-in point: Crear un punto de control
Change a check-in point: Cambiar el punto de control | Delete a check-in point: Borrar el punto de control | Days: Días
Day: Día | Create a day: Crear un día | Change a day: Cambiar el día | Delete a day: Borrar el día
Lock a day: Cerrar el día | Unlock a day: Reabrir el día | Form: Formulario | Replace the form: Cambiar el formulario
Check-ins: Registros de acceso | Clear test check-ins: Borrar los registros de acceso de prueba
Source connections: Plataformas de origen | Source connection: Plataforma de origen
Connect to a source platform: Conectar con una plataforma | Disconnect from a source platform: Desconectar la plataforma
Events on a source platform: Eventos en la plataforma
Ticket classes on a source platform: Clases de entrada en la plataforma | Template of an event: Plantilla del evento
Ready templates: Plantillas listas | Make an event from a template: Crear un evento con una plantilla
Import from a source platform: Importar de una plataforma | Tickets: Entradas | Ticket: Entrada
Ticket's QR code: Código QR de la entrada | Issue a ticket: Emitir una entrada | Void a ticket: Anular la entrada
Reissue a ticket: Emitir de nuevo la entrada | Send a ticket: Enviar la entrada | Webhook endpoints: Webhooks
Webhook endpoint: Webhook | Create a webhook endpoint: Crear un webhook | Webhook event types: Tipos de aviso
Change a webhook endpoint: Cambiar el webhook | Delete a webhook endpoint: Borrar el webhook
Send a test event: Enviar un aviso de prueba | Rotate the signing secret: Renovar el secreto de firma
Pause a webhook endpoint: Pausar el webhook | Enable a webhook endpoint: Activar el webhook
Deliveries to a webhook endpoint: Envíos | Webhook delivery: Envío | Replay a webhook delivery: Repetir el envío
Actor: Autor | Action: Acción | Object: Objeto | Since: Desde | Status: Estado | Name: Nombre | Subject: Asunto
Body: Texto | Language: Idioma | Audience: Público | Statuses: Estados | Admitted: Admitidos | Send at: Enviar el
Addresses: Direcciones | Email: Correo | Phone: Teléfono | External ID: Identificador propio | Search: Buscar
First name: Nombre | Last name: Apellidos | Date of birth: Fecha de nacimiento | Note: Nota | Group: Grupo
Code: Código | Description: Descripción | Time zone: Zona horaria | Currency: Moneda | Capacity: Aforo
Keep a waitlist: Llevar lista de espera | Needs approval: Requiere aprobación
Payment deadline (days): Plazo de pago (días) | Type: Tipo | Format: Formato | Event: Evento | Filters: Filtros
Updated since: Cambiado desde | Columns: Columnas | Byte order mark: Marca de orden de bytes
Parent group: Grupo superior | CSV: CSV | Preview: Vista previa | Send ticket emails: Enviar las entradas por correo
Date order: Orden de las fechas | As csv: Como CSV | Amount: Importe | Method: Método | Reference: Referencia
Reason: Motivo | Answers: Respuestas | Takes effect at: Efectivo desde | Contact email: Correo de contacto
Registration external ID: Identificador de la inscripción | Send emails: Enviar correos | Price: Precio | Kind: Clase
Opens at: Abre | Closes at: Cierra | Exceptions: Excepciones | Limit: Límite | Requires: Requiere | Date: Fecha
Starts at: Empieza | Ends at: Termina | Questions: Preguntas | Question: Pregunta | Required: Obligatoria
Choices: Opciones | Rules: Reglas | Registration opens at: La inscripción abre
Registration closes at: La inscripción cierra | Most people per registration: Personas por inscripción, como máximo
One registration per email: Una inscripción por correo | Minimum age (years): Edad mínima (años)
Email domains: Dominios de correo | Result: Resultado | Platform: Plataforma | Token: Token | Template: Plantilla
Template version: Versión de la plantilla | Ready template: Plantilla lista | Starts on: Empieza el
Source event: Evento de origen | Mapping: Correspondencia | Ticket class: Clase de entrada | URL: URL
Event types: Tipos de aviso | Live mode: Datos reales | Paused: En pausa | Event type: Tipo de aviso | Id: Identificador
At: Cuándo | Source: Origen | Client: Aplicación | Request ID: Petición | Before: Antes | After: Después
Event ID: Evento | Counts: Cifras | Recipients: Destinatarios | Sent: Enviados | Failed: Fallidos
Unsubscribed: Dados de baja | Job ID: Tarea | Livemode: Datos reales | Created at: Creado | Updated at: Cambiado
Sent at: Enviado | Without address: Sin dirección | Progress: Avance | Done: Hecho | Total: Total | Rows: Filas
Added: Añadidos | Owing: Por pagar | Updated: Cambiados | Unchanged: Sin cambios | Rejected: Rechazados
Orders: Pedidos | Skipped: Omitidos | Download url: Fichero | Rejects url: Fichero de rechazos
Result url: Fichero del resultado | Expires at: Caduca | Error: Error | Message: Mensaje | Warnings: Avisos
Path: Lugar | Row: Fila | Started at: Empezado | Finished at: Terminado | Text: Texto | Html: HTML
Communication ID: Comunicación | Attendee ID: Asistente | Address: Dirección | Registration ID: Inscripción
Cancelled at: Cancelado | Ticket ids: Entradas | Contact ID: Contacto | Timezone: Zona horaria
Waitlist: Lista de espera | Approval: Aprobación | Payment deadline days: Plazo de pago (días) | Parent: Grupo superior
Amount refunded: Devuelto | Overpaid: Pagado de más | Amount total: Importe total | Amount paid: Pagado
Amount due: Por pagar | Payment due at: Pagar antes de | Confirmed at: Confirmado | Places: Plazas | Taken: Ocupadas
Available: Libres | Pending: Pendientes | Awaiting payment: A la espera de pago | Waitlisted: En lista de espera
Confirmed: Confirmados | Declined: Rechazados | Cancelled: Cancelados | Valid: Válidas | Voided: Anuladas
Checkins: Registros de acceso | Recorded: Admitidos | Refused: Denegados | Generated at: Calculado | Expected: Esperados
Absent: Ausentes | Methods: Métodos | Received: Recibido | Refunded: Devuelto | Due: Por pagar | Admissions: Admisiones
Without ticket: Sin entrada | Admitted and cancelled: Admitidos y cancelados | Never admitted: Nunca admitidos
Windows: Horarios | Start: Inicio | End: Fin | Locked at: Cerrado | Label: Texto
Max per registration: Máximo por inscripción | One per email: Una por correo | Minimum age: Edad mínima
Scan ID: Lectura | Client uuid: Identificador de la lectura | Check in point: Punto de control | Ticket ID: Entrada
Direction: Sentido | Scanned at: Leído | Received at: Recibido | Key ID: Clave | Device ID: Dispositivo
Overrides: Corrige | Override reason: Motivo de la corrección | Member ID: Miembro
Device result: Resultado del dispositivo | Decision version: Versión de la decisión
Token last four: El token termina en | Checked at: Comprobado | Url: URL | Sold: Vendidas
Check in points: Puntos de control | Attendee ids: Asistentes | Voided at: Anulado | Replaces: Sustituye a
Replaced by: Sustituida por | Queued: En cola | Health: Salud | Paused reason: Motivo de la pausa
Failing since: Falla desde | Consecutive failures: Fallos seguidos | Secret last four: El secreto termina en
App: Aplicación | Secret: Secreto | Trigger: Cuándo | Sample: Ejemplo | Webhook ID: Webhook | Envelope ID: Sobre
Attempts: Intentos | Last status code: Último código | Last attempt at: Último intento
Next attempt at: Próximo intento | Replay of: Repite | Envelope: Sobre | Last signature: Última firma
Answer: Respuesta | Attempt log: Intentos | Number: Número | Attempted at: Intentado | Status code: Código
Duration ms: Duración (ms) | events, registrations and tickets: eventos, inscripciones y entradas
check-in with paired devices: control de acceso con dispositivos emparejados
mails to attendees: correos a los asistentes
imports of up to 500 rows, and exports: importaciones de hasta 500 filas y exportaciones
larger imports, and imports from other platforms: importaciones mayores y desde otras plataformas
reading with the API: leer con la API | changes with the API: cambiar con la API
work in the background: trabajos en segundo plano | webhooks: webhooks
scanning with a key: leer entradas con una clave | apps of automation platforms: aplicaciones de automatización
People per event at most: Personas por evento, como máximo | Draft: Borrador | Scheduled: Programada | Sending: Enviando
English: Inglés | Spanish: Español | Published: Publicado | Archived: Archivado | People: Personas
Attendance: Asistencia | Reconciliation: Conciliación | Excel (XLSX): Excel (XLSX) | Day first: El día delante
Month first: El mes delante | Import: Importación | Export: Exportación | Template import: Evento de plantilla
Source import: Importación de una plataforma | Running: En marcha | Succeeded: Terminada
Partially refunded: Devuelto en parte | Per person: Una por persona | Shared: Compartida | Entry: Entrada al evento
Pre check: Comprobación previa | Zone: Zona | Per day: Una vez al día | Per event: Una vez en total
Unlimited: Sin límite | None: Nada | Choice: Elegir una | Multi choice: Elegir varias | Consent: Consentimiento
Accepted: Admitido | Pre checked: Comprobado | Zone entered: En la zona | Duplicate: Ya usada | Day locked: Día cerrado
Wrong day: Otro día | Not yet open: Aún no abierto | Closed: Cerrado | Unknown: Desconocida | Eventbrite: Eventbrite
SVG: SVG | PNG: PNG | Everything: Todo | Delivered: Entregado | Dead: Abandonado | Key: Clave | Device: Dispositivo
Member: Miembro | System: Sistema | API: API | Command line: Línea de órdenes | Console: Consola | Worker: Segundo plano
Card: Tarjeta | Cash: Efectivo | Bank transfer: Transferencia | Invoice: Factura | Other: Otro | In: Entrada
Connected: Conectada | Healthy: Bien | Failing: Falla`

export const spanishLabels = readTranslationPairs(LINES, TRANSLATION_PAIR_PATTERN)
