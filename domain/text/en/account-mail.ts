/** Mails to an owner about their account. */
export const hello = 'Hello {name},';
export const confirmSubject = 'Confirm your new email address for {shop}';
export const confirmIntro =
  'You asked to sign in to {shop} with {email} from now on. Confirm that this address is yours:';
export const confirmLink = 'Confirm email address';
export const confirmLifetime = 'The link works once and for 24 hours. Until then you sign in with {old}.';
export const confirmIgnore = 'If it was not you, ignore this email: nothing changes.';
export const noteSubject = 'A new email address was entered for your account at {shop}';
export const noteIntro =
  'Somebody who is signed in to your account at {shop} asked to change its email address to {email}. It changes once the link sent there is opened.';
export const noteNotYou =
  'If it was not you, change your password now: that cancels the change and signs out everybody else.';
export const noteLink = 'Open your account';
export const passwordSubject = 'Your password at {shop} was changed';
export const passwordIntro =
  'The password of your account at {shop} was changed, and every other browser was signed out.';
export const passwordNotYou = 'If it was not you, choose a new password at once:';
export const passwordLink = 'Choose a new password';
