/** Words of invoices, credit notes and packing slips. */
export const invoice = 'Invoice';
export const creditNote = 'Credit note';
export const packingSlip = 'Packing slip';
export const number = 'Number';
export const date = 'Date';
export const orderLabel = 'Order';
export const ordered = 'Ordered on';
export const toInvoice = 'Corrects invoice';
export const billTo = 'Billed to';
export const deliverTo = 'Deliver to';
export const taxNumber = 'Tax number';
export const item = 'Item';
export const quantity = 'Quantity';
export const unitPrice = 'Price';
export const lineTotal = 'Total';
export const refundOf = 'Refund for order {number}';
export const reason = 'Reason';
export const refundTotal = 'Refunded';
export const paidWithGiftCards = 'Paid with gift cards';
export const paidOtherwise = 'Paid';
export const pageOf = 'Page {page} of {pages}';
export const test = 'This is a test order: no money was taken, and this is not a valid invoice.';
export const parcelPart = 'Part {number} of the order';

// Beside an order
export const heading = 'Your invoice';
export const download = 'Download (PDF)';
