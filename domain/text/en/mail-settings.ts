/** What an owner reads when the settings or the words of mails cannot be stored. */
export const nameTooLong = 'Use at most {most} characters.';
export const nameOneLine = 'Write the name in one line.';
export const replyToInvalid = 'Enter an email address, like name@example.com, or nothing.';
export const accentInvalid = 'Enter a color like #b5462f, or nothing for the color of your site.';
export const footerTooLong = 'Use at most {most} characters.';
export const pictureMissing = 'Choose a picture from your files.';

// Words
export const unknownPlaceholder = '{written} is not a placeholder of this email. It knows {known}.';
export const brokenPlaceholder =
  'Check “{written}”: a placeholder is a name in single braces. This email knows {known}.';
export const oneLine = 'Write this in one line.';
export const textTooLong = 'Use at most {most} characters.';
