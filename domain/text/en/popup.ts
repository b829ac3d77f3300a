/** What an owner reads when a pop-up cannot be used. */
export const popupProblemTexts = {
  titleMissing: 'Give the pop-up a title, or turn it off.',
  ruleMissing:
    'Choose when it opens: after some seconds, at some point of the page, or when the mouse leaves.',
  secondsInvalid: 'Enter whole seconds from 1 to 600, or leave it empty.',
  percentInvalid: 'Enter a whole number from 1 to 100, or leave it empty.',
  buttonMissing: 'Write what the button says.',
  linkMissing: 'Choose where the button leads.',
  linkInvalid: 'Choose where the button leads, or choose no link.',
  listMissing: 'Choose the mailing list that people join.',
  listGone: 'This list was deleted. Choose another one.',
} as const;
