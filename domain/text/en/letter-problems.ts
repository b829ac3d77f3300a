/** What an owner reads of a letter that cannot be sent. */
export const letterProblemTexts = {
  subjectMissing: 'Write a subject.',
  empty: 'The letter says nothing yet. Add a text, a picture, a button or a product.',
  pictureMissing: 'Choose a picture, or remove this part.',
  buttonMissing: 'Write what the button says.',
  linkMissing: 'Choose where the button leads.',
  linkInvalid: 'Choose where it leads, or choose no link.',
  productMissing: 'Choose a product, or remove this part.',
  listMissing: 'A List must be selected',
  listGone: 'This list was deleted. Choose another one.',
  segmentGone: 'This segment was deleted. Choose another one.',
  timeInvalid: 'Enter a day and a time.',
  timePast: 'Choose a time that is still to come.',
  timeFar: 'Choose a time within a year.',
} as const;
