/** What is wrong with the settings of a form, for its owner. Those in quotes: spec: site-platform 3, 5 "Editor strings". */
export const formSettingsProblems = {
  subject: 'Add an email subject',
  email: 'Please enter a valid email',
  oneLine: 'A subject is one line of text.',
  tooLong: 'Use at most {max} characters.',
  redirect: 'Enter a page of this site that begins with a slash, or a web address that begins with https://.',
  addresses: 'Enter at most {max} addresses.',
  receiptNeedsEmail: 'Ask for an email address in the form first. The receipt goes there.',
  listNeedsEmail: 'Ask for an email address in the form first. It joins the list.',
  listNeedsConsent: 'Choose a checkbox question. Who ticks it joins the list.',
  receiptMessage: 'Enter what the receipt says.',
  keepDays: 'Enter a whole number of days from 0 to {max}.',
};
