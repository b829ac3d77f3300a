/** Messages about a new password. */
export const passwordEmpty =
  'At least {least} characters. A few unrelated words are easy to remember and hard to guess.';
export const passwordLong = 'Use at most {most} characters.';
export const passwordMissingOne = 'One more character is needed.';
export const passwordMissing = '{count} more characters are needed.';
export const passwordCommon =
  'This is one of the first passwords a guesser tries. Put three or four unrelated words together instead.';
export const passwordPersonal =
  'It is little more than your name, your email address or the shop’s name. Leave those out, or add more words.';
export const passwordRepeated =
  'It repeats the same few characters. Put three or four unrelated words together instead.';
export const passwordGuessable =
  'This password would be guessed quickly. Put three or four unrelated words together instead.';
export const passwordFair = 'Good enough. Longer is better: add another word.';
export const passwordGood = 'A strong password. Keep it in a password manager.';
