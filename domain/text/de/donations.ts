/** German words: donations. */
export const donateTitle = 'Spenden';
export const chooseAmount = 'Wie viel möchten Sie spenden?';
export const anotherAmount = 'Anderer Betrag';
export const ownAmount = 'Ihr Betrag';
export const ownAmountHint = 'Zwischen {least} und {most}.';
export const giver = 'Ihr Name';
export const message = 'Ein paar Worte';
export const optional = 'optional';
export const toPayment = 'Weiter zur Zahlung';
export const unable = 'Spende nicht möglich';
export const amountMissing = 'Wählen Sie einen Betrag oder geben Sie selbst einen ein.';
export const amountInvalid = 'Geben Sie einen Betrag wie {example} ein.';
export const amountTwice =
  'Sie haben einen Betrag eingegeben und einen anderen ausgewählt. Bitte entscheiden Sie sich für einen davon.';
export const amountOutOfRange = 'Bitte spenden Sie zwischen {least} und {most}.';
export const tooLong = 'Bitte verwenden Sie höchstens {max} Zeichen.';
export const pleaseCheck = 'Bitte prüfen Sie die markierten Felder.';
export const unknownFund =
  'Unter dieser Adresse wird nicht mehr gesammelt. Vielen Dank, dass Sie spenden wollten.';
