/** Words of donations: the form, and what is wrong with what was typed. */
export const donateTitle = 'Give';
export const chooseAmount = 'How much would you like to give?';
export const anotherAmount = 'Another amount';
export const ownAmount = 'Your amount';
export const ownAmountHint = 'Between {least} and {most}.';
export const giver = 'Your name';
export const message = 'A few words';
export const optional = 'optional';
export const toPayment = 'Go to payment';
export const unable = 'Unable to take this donation';

export const amountMissing = 'Choose an amount, or type your own.';
export const amountInvalid = 'Type an amount like {example}.';
export const amountTwice = 'You typed an amount and chose another one. Please choose one of them.';
export const amountOutOfRange = 'Please give between {least} and {most}.';
export const tooLong = 'Please use at most {max} characters.';
export const pleaseCheck = 'Please check the marked fields.';
export const unknownFund =
  'Nothing is being collected at this address any more. Thank you for wanting to give.';
