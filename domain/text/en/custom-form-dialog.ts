/** Words of the dialog that asks a product's questions. */
export const saveAnswers = 'Save';
export const addWithAnswers = 'Continue';
export const forProduct = 'for {productName}';
/** Spec: storefront-commerce 5. */
export const counter = '{n} / {max}';
export const counterSpoken = '{n} of {max} characters';
export const optionalAnswer = 'optional';
export const chooseAnswer = 'Choose…';
