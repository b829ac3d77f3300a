/** Sample content of mail previews. */
export const product = 'Stoneware Mug';
export const option = 'Color';
export const choice = 'Moss';
export const question = 'Stamp a name';
export const answer = 'June';
export const note = 'Please ring twice.';
export const reason = 'One mug arrived broken.';
export const unpaidReason = 'No transfer arrived within 14 days.';
export const sender = 'Robin';
export const message = 'Happy birthday!';
export const file = 'Glaze Notebook';
export const secondFile = 'Throwing Basics';
export const club = 'Clay Club';
export const page = 'Our Studio';
export const pickupPlace = 'Studio';
export const pickupHours = 'Mon–Fri 10:00–17:00';
export const bankDetails = 'IBAN DE00 0000 0000 0000 0000 00';
/** Subject of a mail that an owner sends to themselves. */
export const testSubject = 'Test: {subject}';
export const letterSubject = 'The kiln opens on Friday';
export const letterHeading = 'Twelve new mugs';
export const letterText =
  'Each of them has a glaze of its own. Come and see them, or look at them from home.';
export const letterButton = 'See them all';
