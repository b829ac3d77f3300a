/** French words: captcha. */
export const notSetUp = 'reCAPTCHA n’a pas été configuré !';
export const notCompleted = 'Complétez le CAPTCHA avant d’envoyer.';
export const badge = 'Protégé contre le spam';
