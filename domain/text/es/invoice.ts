/** Spanish words: invoices. */
export const invoice = 'Factura';
export const creditNote = 'Factura rectificativa';
export const packingSlip = 'Albarán';
export const number = 'Número';
export const date = 'Fecha';
export const orderLabel = 'Pedido';
export const ordered = 'Fecha del pedido';
export const supplied = 'Fecha de la operación';
export const paidOn = 'Fecha de pago';
export const days = '{from} – {to}';
export const tax = 'Impuesto';
export const net = 'Base imponible';
export const taxAmount = 'Cuota';
export const taxTotal = 'Total';
export const untaxed = {
  'gift-card': 'Tarjetas regalo (se gravan al usarse)',
  donation: 'Donaciones',
  product: 'Artículos sin impuesto',
  delivery: 'Envío sin impuesto',
  place: 'Sin impuesto',
};
export const exempt = {
  'reverse-charge': 'Inversión del sujeto pasivo',
  reseller: 'Venta para reventa, sin impuesto',
  other: 'Exento de impuesto',
};
export const toInvoice = 'Rectifica la factura';
export const billTo = 'Facturado a';
export const deliverTo = 'Enviar a';
export const pickupName = 'Para';
export const taxNumber = 'Número fiscal';
export const item = 'Artículo';
export const quantity = 'Cantidad';
export const unitPrice = 'Precio';
export const lineTotal = 'Total';
export const refundOf = 'Reembolso del pedido {number}';
export const reason = 'Motivo';
export const refundTotal = 'Reembolsado';
export const reversal = 'Anulación de una factura rectificativa';
export const toCreditNote = 'Anula la factura rectificativa';
export const refundReturned = 'Reembolso del pedido {number}, devuelto por el banco';
export const reversalTotal = 'De nuevo pendiente';
export const paidWithGiftCards = 'Pagado con tarjetas regalo';
export const paidOtherwise = 'Pagado';
export const pageOf = 'Página {page} de {pages}';
export const test = 'Este es un pedido de prueba: no se ha cobrado nada y esta factura no es válida.';
export const parcelPart = 'Parte {number} del pedido';
export const heading = 'Su factura';
export const download = 'Descargar (PDF)';
