/** What an owner reads when a mail server cannot be used. */
export const mailServerTexts = {
  hostMissing: 'Enter the name of the mail server, like smtp.example.com.',
  hostIsAddress: 'Enter the name alone, like smtp.example.com, without smtp:// or https://.',
  hostIsMailbox: 'This is an email address. The name of the mail server goes here, like smtp.example.com.',
  hostHasPort: 'Enter the name alone. The port has a field of its own.',
  hostUnknown: 'This is no name of a server. Copy it from your email service, without spaces.',
  hostNotFound: 'There is no server of this name. Check how it is written.',
  hostPrivate:
    'This server is inside a private network, or its port is none of email. Use a public mail server at port 25, 465, 587 or 2525, or ask whoever runs this installation to set SMTP_URL.',
  portUnknown: 'Enter a port from 1 to 65535. Most servers use 587 or 465.',
  portIsTls: 'Port 465 is encrypted from the start: choose TLS, or port 587.',
  portIsStartTls: 'Port 587 starts without encryption and turns it on: choose STARTTLS, or port 465.',
  oneLine: 'Copy this again: it has characters that cannot be part of it.',
  passwordMissing: 'Enter the password that belongs to this user name.',
  passwordAlone: 'Enter the user name that belongs to this password, or remove the password.',
  tooSlow: 'The server did not finish in time.',
  passwordUnreadable: 'The stored password cannot be read any more. Enter it again.',
} as const;

/** The sender's address, among the settings of mails. */
export const senderAddressInvalid = 'Enter an email address, like name@example.com, or nothing.';

/** The place of a DKIM key, as a mail service names it. */
export const selectorInvalid = 'Enter the selector alone, like s1 or google.';

/** The mail that an owner sends to try a mail server. */
export const testMail = {
  subject: 'Test: email from {shop}',
  heading: 'It works',
  intro: 'This email was sent by {server} for {shop}. Your customers’ emails can go the same way.',
} as const;
