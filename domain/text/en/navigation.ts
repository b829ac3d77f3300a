/** Problems of a navigation's entry, shown to owners. */
export const navigationProblems = {
  labelMissing: 'Enter a label.',
  labelTooLong: 'A label has at most {most} characters.',
  labelOneLine: 'A label is one line of text.',
  addressMissing: 'Enter where the link leads.',
  tooMany: 'A navigation has at most {most} entries.',
  noPage: 'This page does not exist any more.',
};
