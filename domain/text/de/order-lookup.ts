/** German words: order lookup. */
export const lookupLink = 'Bestellung finden';
export const lookupTitle = 'Bestellung finden';
export const lookupLead =
  'Ihre Bestellnummer steht in Ihrer Bestätigungs-E-Mail. Geben Sie sie zusammen mit der E-Mail-Adresse ein, mit der Sie bestellt haben.';
export const numberLabel = 'Bestellnummer';
export const numberExample = 'Zum Beispiel 1001';
export const emailLabel = 'E-Mail-Adresse';
export const find = 'Bestellung suchen';
export const numberMissing = 'Geben Sie die Bestellnummer aus Ihrer Bestätigungs-E-Mail ein.';
export const emailMissing = 'Geben Sie die E-Mail-Adresse ein, mit der Sie bestellt haben.';
export const lookupFailed =
  'Wir haben keine Bestellung mit dieser Nummer und E-Mail-Adresse gefunden. Sehen Sie in Ihrer Bestätigungs-E-Mail nach: Dort steht beides, und sie enthält einen Link zu Ihrer Bestellung.';
export const gateTitle = 'Ist das Ihre Bestellung?';
export const gateLead =
  'Diese Bestellung wurde in einem anderen Browser aufgegeben. Damit ihre Daten privat bleiben, fragen wir zuerst nach.';
export const gateLabel = 'E-Mail-Adresse oder Postleitzahl';
export const gateHint = 'Die Angabe aus Ihrer Bestellung.';
export const open = 'Bestellung öffnen';
export const gateFailed =
  'Das stimmt nicht mit der Bestellung überein. Sehen Sie in Ihrer Bestätigungs-E-Mail nach: Sie ging an die E-Mail-Adresse, mit der Sie bestellt haben.';
export const writeToUs = 'Keine E-Mail erhalten? Schreiben Sie an {email}.';
export const tooManyTries = 'Zu viele Versuche. Bitte versuchen Sie es in {wait} noch einmal.';
export const cartQuestion = 'Suchen Sie eine frühere Bestellung?';
