/** What an owner reads when settings of the store or the checkout cannot be used. */
export const storeProblemTexts = {
  titleMissing: 'Enter a name for your store.',
  tooLong: 'Enter at most {most} characters.',
  emailInvalid: 'Enter a valid email address, or leave it empty.',
  tooManyLines: 'Enter at most 6 lines.',
  textMissing: 'Enter a text. {n} stands for how many are left.',
  outOfRange: 'Enter a number from {least} to {most}.',
  amountTooHigh: 'That amount is too high.',
  installmentRange: 'Enter an amount above the smallest one.',
} as const;
