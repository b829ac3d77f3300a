/** Words of invoices, credit notes and packing slips. */
export const invoice = 'Invoice';
export const creditNote = 'Credit note';
export const packingSlip = 'Packing slip';
export const number = 'Number';
export const date = 'Date';
export const orderLabel = 'Order';
export const ordered = 'Ordered on';
export const supplied = 'Date of supply';
export const paidOn = 'Paid on';
export const days = '{from} – {to}';
export const tax = 'Tax';
export const net = 'Net';
export const taxAmount = 'Tax amount';
export const taxTotal = 'Total';
/** What no tax is charged on, and why. */
export const untaxed = {
  'gift-card': 'Gift cards (taxed when they are used)',
  donation: 'Donations',
  product: 'Products without tax',
  delivery: 'Delivery without tax',
  place: 'No tax charged',
};
/** Why a customer pays no tax. */
export const exempt = {
  'reverse-charge': 'Reverse charge: the customer accounts for the tax',
  reseller: 'Sold for resale, no tax charged',
  other: 'Exempt from tax',
};
export const toInvoice = 'Corrects invoice';
export const billTo = 'Billed to';
export const deliverTo = 'Deliver to';
export const pickupName = 'For';
export const taxNumber = 'Tax number';
export const item = 'Item';
export const quantity = 'Quantity';
export const unitPrice = 'Price';
export const lineTotal = 'Total';
export const refundOf = 'Refund for order {number}';
export const reason = 'Reason';
export const refundTotal = 'Refunded';
export const reversal = 'Reversal of a credit note';
export const toCreditNote = 'Reverses credit note';
export const refundReturned = 'Refund for order {number}, returned by the bank';
export const reversalTotal = 'Owed again';
export const paidWithGiftCards = 'Paid with gift cards';
export const paidOtherwise = 'Paid';
export const pageOf = 'Page {page} of {pages}';
export const test = 'This is a test order: no money was taken, and this is not a valid invoice.';
export const parcelPart = 'Part {number} of the order';

// Beside an order
export const heading = 'Your invoice';
export const download = 'Download (PDF)';
