/** Spanish words: custom form dialog. */
export const saveAnswers = 'Guardar';
export const addWithAnswers = 'Continuar';
export const forProduct = 'para {productName}';
export const counter = '{n} / {max}';
export const counterSpoken = '{n} de {max} caracteres';
export const optionalAnswer = 'opcional';
export const chooseAnswer = 'Elegir…';
