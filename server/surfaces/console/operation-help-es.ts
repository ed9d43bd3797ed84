import type { OperationId } from '../../../generated/operations.ts'

export const spanishOperationHelp: Partial<Record<OperationId, string>> = {
  createCommunication: 'Prepara un correo para personas del evento. No se envía nada hasta que lo envías.',
  updateCommunication: 'Cambia un correo que aún no se ha enviado.',
  deleteCommunication: 'Borra un correo que aún no se ha enviado.',
  sendCommunication: 'Envía el correo a su público, ahora o cuando digas.',
  testCommunication:
    'Envía el correo a las direcciones dadas, con los datos de una persona inventada y marcado como prueba.',
  cancelCommunication: 'Cancela un envío programado o en marcha. Lo que aún no salió ya no sale.',
  createContact: 'Crea un contacto. Si la persona o su identificador ya están, no se puede.',
  updateContact: 'Cambia el contacto. Sus inscripciones quedan como están.',
  deleteContact: 'Borra un contacto que no está en ninguna inscripción.',
  createEvent: 'Crea un evento como borrador.',
  updateEvent: 'Cambia el evento. Uno cancelado o archivado queda como está. El aforo no baja de las plazas ocupadas.',
  deleteEvent: 'Borra un borrador con todo lo que tiene. Con inscripciones no se puede; uno publicado se archiva.',
  publishEvent: 'Publica el borrador, para que se vea y se inscriba gente. Necesita un día y un tipo de asistente.',
  unpublishEvent: 'El evento vuelve a ser un borrador.',
  cancelEvent:
    'Cancela el evento, que ya no se puede cambiar. Inscripciones y entradas quedan, y no se escribe a nadie.',
  archiveEvent: 'Guarda el evento: se puede leer y ya no se puede cambiar.',
  createExport: 'Escribe los datos de un evento como CSV o como libro de Excel. El fichero está un día en la tarea.',
  createGroup: 'Crea un grupo, arriba del todo o debajo de otro.',
  updateGroup:
    'Cambia el grupo, o lo mueve con los que tiene debajo. Su código no cambia mientras tenga inscripciones reales.',
  deleteGroup: 'Borra un grupo en el que ya no hay nada.',
  createImport:
    'Lee una tabla de personas en el evento. Las columnas se encuentran por sus encabezados. Las filas que no se pueden colocar quedan en un fichero de rechazos, que se corrige y se envía otra vez.',
  cancelJob: 'Cancela una tarea en cola o en marcha. Lo que ya hizo se queda.',
  recordPayment: 'Anota dinero pagado por una inscripción, o un intento fallido. Con todo pagado, queda confirmada.',
  refundPayment: 'Anota que se devolvió dinero de un pago, todo o una parte. No cancela a nadie.',
  updateAttendee: 'Cambia a la persona. Otros días u otro tipo necesitan sitio.',
  cancelAttendee:
    'Cancela a una persona de la inscripción. Su plaza queda libre, y una entrada que era solo suya se anula.',
  createRegistration:
    'Inscribe a personas. Según el evento, la inscripción queda confirmada, espera aprobación o pago, o va a la lista de espera.',
  updateRegistration: 'Cambia la inscripción. Sus personas se cambian una a una.',
  approveRegistration: 'Aprueba la inscripción: queda a la espera de pago si hay que pagar, y confirmada si no.',
  declineRegistration: 'Rechaza la inscripción. Sus plazas quedan libres.',
  confirmRegistration: 'Confirma la inscripción sin esperar al dinero. Lo que se debe se sigue debiendo.',
  cancelRegistration:
    'Cancela la inscripción con todas sus personas. Las plazas quedan libres y las entradas se anulan.',
  addAttendee: 'Añade a una persona a la inscripción. Si está confirmada, recibe su entrada enseguida.',
  createAttendeeType: 'Añade un tipo de asistente al evento.',
  updateAttendeeType: 'Cambia el tipo. Su código no cambia cuando ya hay personas reales.',
  deleteAttendeeType: 'Borra un tipo que nadie usa.',
  createCheckInPoint: 'Añade un punto de control al evento.',
  updateCheckInPoint: 'Cambia el punto de control.',
  deleteCheckInPoint: 'Borra un punto de control que nadie usa.',
  createDay: 'Añade un día al evento.',
  updateDay: 'Cambia el día. Su código no cambia cuando ya hay personas reales.',
  deleteDay: 'Borra un día que nadie usa.',
  lockDay: 'Cierra el día: desde ese momento no se admite a nadie. Cerrar otra vez mueve el momento.',
  unlockDay: 'Vuelve a abrir el día.',
  putForm: 'Cambia todas las preguntas y reglas. Quienes ya se inscribieron conservan sus respuestas.',
  clearTestCheckins:
    'Borra los registros de acceso de prueba, para volver a leer a todos en pruebas. Los reales se quedan.',
  createSourceConnection:
    'Conecta con la cuenta de la organización en otra plataforma, con un token que dio ella. Allí solo se lee.',
  deleteSourceConnection: 'Olvida la conexión y su token. Quienes ya se trajeron se quedan.',
  createTemplateImport: 'Crea un evento en borrador con una plantilla, movido a otra fecha.',
  createSourceImport:
    'Trae a las personas de un evento de otra plataforma, en segundo plano. Hacerlo otra vez trae solo a quienes son nuevos.',
  issueTicket: 'Emite otra entrada para personas confirmadas de una inscripción. Las anteriores siguen valiendo.',
  voidTicket: 'Anula la entrada: desde ese momento no admite a nadie. Sus personas siguen inscritas.',
  reissueTicket:
    'Emite una entrada con otro código en lugar de esta. El código viejo deja de valer. No se avisa a nadie.',
  sendTicket: 'Envía la entrada por correo a sus personas.',
  createWebhook: 'Crea un webhook, al que se avisa de lo que pase desde ahora. El secreto de firma se muestra una vez.',
  updateWebhook: 'Cambia el webhook. Los envíos que esperan van a la nueva URL.',
  deleteWebhook: 'Borra el webhook con su historial.',
  testWebhook: 'Envía un ejemplo al webhook, también en pausa.',
  rotateWebhookSecret: 'Da al webhook otro secreto de firma. Durante 24 horas se firma con los dos.',
  pauseWebhook: 'Pausa el webhook: lo que pasa se anota, y se envía cuando se activa.',
  enableWebhook: 'Activa un webhook en pausa: lo anotado sale, en orden.',
  replayWebhookDelivery: 'Envía el mismo sobre otra vez, con firma nueva.',
}
