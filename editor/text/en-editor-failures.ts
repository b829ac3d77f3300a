/** Messages of the page editor when something cannot be loaded, sent or edited. spec: site-platform 5 and 8 */
export const editorFailures = {
  wrong: 'Something went wrong',
  network: 'Network error',
  noConnection: 'Unable to connect',
  again: 'Please try again.',
  tryAgain: 'Try again',
  noLoad: 'Unable to load',
  newer: 'Made with a newer version',
  noContent: 'Unable to locate content',
  noCollections: 'Unable to load collections',
  noUpload: 'Unable to Upload File',
  uploadProblem: 'There was a problem while uploading your file.',
  uploadError: 'Error uploading',
  uploadIncomplete: 'File upload failed to complete',
  noCodeOnAndroid: 'Code editing is not available on Android',
  notExpected: '{val} is not one of the expected options',
};
