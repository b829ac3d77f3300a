/** Problems of a link that an owner types. spec: site-platform 5 */
export const linkProblems = {
  email: 'Please enter a valid email',
  emailForm: 'Emails must be formatted as {email}',
  hostForm: 'Links must be formatted as {host} or {host}',
  phone: 'Phone numbers must be formatted as {phone}',
  anchor: 'Anchors must be formatted as {anchor}',
  tooLong: 'Links have at most {max} characters',
};
