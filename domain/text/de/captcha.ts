/** German words: captcha. */
export const notSetUp = 'reCAPTCHA ist nicht eingerichtet!';
export const notCompleted = 'Bitte lösen Sie vor dem Absenden das CAPTCHA.';
export const badge = 'Vor Spam geschützt';
