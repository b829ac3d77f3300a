/** German words: custom form dialog. */
export const saveAnswers = 'Speichern';
export const addWithAnswers = 'Weiter';
export const forProduct = 'für {productName}';
export const counter = '{n} / {max}';
export const counterSpoken = '{n} von {max} Zeichen';
export const optionalAnswer = 'optional';
export const chooseAnswer = 'Auswählen …';
