/** Words of the test gateway's own page, on which a card's owner confirms. */

export const title = 'Confirm with your bank (test)';
export const mark = 'Test bank';
export const heading = 'Is this you?';
export const askCharge =
  'A shop wants to charge your card. A real bank would ask you here for a code or your fingerprint.';
export const askSaving =
  'A shop wants to keep your card for later payments. A real bank would ask you here for a code or your fingerprint.';
export const shop = 'Shop';
export const amount = 'Amount';
export const card = 'Card';
export const cardEnding = 'Ending in {last4}';
export const approve = 'Yes, approve';
export const refuse = 'No, refuse';
export const overHeading = 'Nothing is left to confirm';
export const over = 'This was answered already, or the shop no longer waits for it.';
export const back = 'Back to the shop';
export const note = 'This page belongs to the built-in test gateway. No money moves.';
