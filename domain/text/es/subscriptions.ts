/** Spanish words: subscriptions. */
export const pageTitle = 'Su suscripción';
export const eyebrow = 'Su suscripción';
export const statusNames = {
  active: 'Activa',
  ending: 'Termina pronto',
  'past-due': 'Pago fallido',
  paused: 'En pausa',
  canceled: 'Cancelada',
  completed: 'Completada',
};
export const leads = {
  active: 'Su próximo pago de {amount} será el {date}.',
  lastPeriod: 'Está todo pagado. Su suscripción dura hasta el {date}.',
  ending: 'Su suscripción termina el {date}. Hasta entonces no cambia nada y no se le cobrará nada más.',
  'past-due':
    'Su último pago no se ha podido realizar. Lo intentaremos de nuevo el {date}. Con otra tarjeta puede pagar ahora.',
  paused: 'Su suscripción está en pausa. No se le cobrará nada hasta que la reanude.',
  canceled: 'Su suscripción terminó el {date}. No se le cobrará nada más.',
  completed: 'Todos los pagos se han realizado. Su suscripción terminó el {date}.',
};
export const details = 'Detalles';
export const quantityLabel = 'Cantidad';
export const nextPaymentLabel = 'Próximo pago';
export const nextPayment = '{amount} el {date}';
export const withDeliveryAndTax = 'Con envío e impuestos';
export const withTax = 'Con impuestos';
export const startedLabel = 'Desde';
export const deliverToLabel = 'Enviar a';
export const pickUpLabel = 'Recoge';
export const billedToLabel = 'Facturar a';
export const cardLabel = 'Tarjeta';
export const cardEndingIn = '{brand} terminada en {last4}';
export const noCard = 'Ninguna';
export const testMode = 'Esta es una suscripción de prueba: no se mueve dinero.';
export const history = 'Historial';
export const orderLink = 'Pedido {number}';
export const happenings = {
  started: 'Iniciada',
  renewed: 'Renovada',
  'charge-failed': 'Un pago ha fallado',
  paused: 'Pausada',
  resumed: 'Reanudada',
  'cancel-asked': 'Terminará con el periodo pagado',
  'cancel-taken-back': 'Cancelación deshecha',
  canceled: 'Cancelada',
  completed: 'Completada',
  'card-changed': 'Tarjeta cambiada',
  skipped: 'Pago omitido',
  'contents-changed': 'Contenido cambiado',
  'address-changed': 'Dirección cambiada',
  'retry-asked': 'Pago intentado de nuevo',
};
export const manage = 'Gestionar';
export const pause = 'Pausar';
export const pauseHint = 'Todo el tiempo que quiera. Mientras tanto no se cobra ni se envía nada.';
export const resume = 'Reanudar';
export const resumeHint = 'Su próximo pago será el {date}.';
export const cancel = 'Cancelar suscripción';
export const cancelHint = 'Termina el {date}, con el periodo que ha pagado.';
export const cancelNowHint = 'Termina de inmediato. No se le cobrará nada más.';
export const keep = 'Mantener mi suscripción';
export const keepHint = 'Continúa como antes. Su próximo pago será el {date}.';
export const confirmCancelTitle = '¿Cancelar {productName}?';
export const confirmCancelAtEnd =
  'La suscripción termina el {date}. Hasta entonces puede deshacer la cancelación.';
export const confirmCancelNow =
  'La suscripción termina de inmediato y no se le cobrará nada más. Tendría que suscribirse de nuevo.';
export const confirmCancel = 'Sí, cancelar';
export const dontCancel = 'No, mantenerla';
export const changeCard = 'Cambiar tarjeta';
export const changeCardHint = 'Sus próximos pagos se cobrarán en la tarjeta que introduzca aquí.';
export const payWithNewCardHint = 'Intentaremos cobrar con ella de inmediato el pago pendiente de {amount}.';
export const saveCard = 'Guardar tarjeta';
export const saveCardAndPay = 'Guardar tarjeta y pagar {amount}';
export const savingCard = 'Guardando…';
export const done = {
  paused: 'En pausa. No se le cobrará nada hasta que la reanude.',
  resumed: 'Nos alegra su regreso. Su suscripción continúa.',
  canceled: 'Su suscripción se ha cancelado.',
  ending: 'Su suscripción terminará con el periodo pagado.',
  kept: 'Su suscripción continúa como antes.',
  card: 'Su tarjeta nueva se ha guardado.',
  paid: 'Su tarjeta nueva se ha guardado y el pago pendiente se ha realizado. Gracias.',
};
export const stillDeclined =
  'Su tarjeta nueva se ha guardado, pero el pago pendiente ha sido rechazado. Pruebe con otra tarjeta.';
export const thenPrice = 'Después, {price}.';
export const thenPriceAndMore = 'Después, {price}, con envío e impuestos como hoy.';
export const nextOn = 'Su próximo pago será el {date}.';
export const runsUntil = 'Dura hasta el {date}.';
export const cancelAnyTime = 'Puede pausar o cancelar en cualquier momento.';
export const linkInvalidTitle = 'Este enlace no funciona';
export const linkInvalid =
  'El enlace a este pago está incompleto o es demasiado antiguo. No se ha cobrado nada. Elija de nuevo su suscripción.';
export const orderSectionHeading = 'Su suscripción';
export const orderSectionActive = '{price}. Su próximo pago será el {date}.';
export const orderSectionEnding = '{price}. Dura hasta el {date}.';
export const manageLink = 'Gestionar';
export const mailHeading = 'Hola, {name}:';
export const mailManage = 'Ver o cambiar su suscripción';
export const mailChangeCard = 'Cambiar tarjeta';
export const mailStartedSubject = 'Su suscripción a {productName} en {shop}';
export const mailStarted = 'Su suscripción a {productName} ha comenzado: {price}.';
export const mailNextPayment = 'Su próximo pago será el {date}.';
export const mailRunsUntil = 'Está todo pagado. Su suscripción dura hasta el {date}.';
export const mailRenewedSubject = 'Su suscripción a {productName} se ha renovado';
export const mailRenewed = 'Hemos cobrado su pago de {amount} por {productName}. Es el pedido n.º {number}.';
export const mailFailedSubject = 'Su pago de {productName} no se ha podido realizar';
export const mailFailed = 'No hemos podido cobrar su pago de {amount} por {productName} en su tarjeta.';
export const mailFailedOfCard =
  'No hemos podido cobrar su pago de {amount} por {productName} en su tarjeta terminada en {last4}.';
export const mailRetry =
  'Lo intentaremos de nuevo el {date}. Si su tarjeta ha cambiado, puede introducir otra y pagar ahora.';
export const mailLastRetry =
  'Lo intentaremos por última vez el {date}. Si también falla, su suscripción terminará. Si su tarjeta ha cambiado, puede introducir otra y pagar ahora.';
export const mailCanceledSubject = 'Su suscripción a {productName} ha terminado';
export const mailCanceled =
  'Su suscripción a {productName} ha terminado, como solicitó. No se le cobrará nada más.';
export const mailCanceledUnpaid =
  'No hemos podido cobrar su pago de {productName} en cuatro intentos, por lo que su suscripción ha terminado. No se le cobrará nada más. Puede suscribirse de nuevo cuando quiera.';
export const mailCanceledRefunded =
  'El pedido n.º {number} se ha reembolsado, por lo que su suscripción a {productName} ha terminado. No se le cobrará nada más.';
export const mailCanceledWithOrder =
  'El pedido n.º {number} se ha cancelado, por lo que su suscripción a {productName} ha terminado. No se le cobrará nada más.';
export const mailEndingSubject = 'Su suscripción a {productName} va a terminar';
export const mailEnding =
  'Su suscripción a {productName} termina el {date}, como solicitó. No se le cobrará nada más. Hasta entonces puede deshacer la cancelación.';
export const mailCanceledByShop =
  'Hemos terminado su suscripción a {productName}. No se le cobrará nada más.';
export const mailEndingByShop =
  'Su suscripción a {productName} terminará el {date} por decisión nuestra. No se le cobrará nada más. Hasta entonces puede deshacer la cancelación.';
export const mailPausedSubject = 'Su suscripción a {productName} está en pausa';
export const mailPaused =
  'Hemos puesto en pausa su suscripción a {productName}. No se cobrará ni se enviará nada hasta que la reanude.';
export const mailResumedSubject = 'Su suscripción a {productName} continúa';
export const mailResumed = 'Hemos reanudado su suscripción a {productName}.';
export const mailKept = 'Su suscripción a {productName} no termina: continúa como antes.';
export const mailSkippedSubject = 'Omitimos un pago de {productName}';
export const mailSkipped =
  'Omitimos el pago de {productName} previsto para el {before}. No se cobrará ni se enviará nada por él.';
export const mailContentsSubject = 'Su suscripción a {productName} cambia';
export const mailContents = 'A partir de su próximo pago, su suscripción contiene: {contents}.';
export const mailPriceChanged =
  'Su precio pasa de {priceBefore} a {price}, sin envío ni impuestos. Si no le conviene, puede cancelarla antes del próximo pago.';
export const mailAddressSubject = 'La dirección de su suscripción a {productName} ha cambiado';
export const mailAddress =
  'A partir de ahora su suscripción a {productName} tiene esta dirección: {address}.';
export const mailCompletedSubject = 'Su suscripción a {productName} se ha completado';
export const mailCompleted =
  'Todos los pagos de su suscripción a {productName} se han realizado y la suscripción ha terminado. No se le cobrará nada más.';
export const mailQuestions = '¿Preguntas? Escriba a {email}.';
export const mailTest = 'Esta es una suscripción de prueba: no se ha cobrado nada.';
