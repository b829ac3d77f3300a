/** The mail to an owner who forgot their password. */
export const resetSubject = 'Choose a new password for {shop}';
export const resetHeading = 'Hello {name},';
export const resetIntro =
  'Somebody asked for a new password for your account at {shop}. If it was you, choose one here:';
export const resetLink = 'Choose a new password';
export const resetLifetime =
  'The link works once and for one hour. When you use it, you are signed out everywhere else.';
export const resetIgnore = 'If it was not you, ignore this email: your password stays as it is.';
