/** French words: custom form dialog. */
export const saveAnswers = 'Enregistrer';
export const addWithAnswers = 'Continuer';
export const forProduct = 'pour {productName}';
export const counter = '{n} / {max}';
export const counterSpoken = '{n} caractères sur {max}';
export const optionalAnswer = 'facultatif';
export const chooseAnswer = 'Choisir…';
