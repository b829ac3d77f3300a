/** Why an owner's discount is refused, at the field that is to be mended. */
export const discountProblemTexts = {
  codeTaken: 'The code {code} already leads to the discount “{name}”. Choose another one.',
  codeTwice: 'The code {code} is here twice.',
  limitBelowUses: 'It was used {n} times already. Enter {n} or more, or switch the discount off.',
  categoryUnknown: 'There is no category “{name}”. Choose one of the list.',
  productsGone: 'One of these products does not exist any more. Choose again.',
};
