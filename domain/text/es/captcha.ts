/** Spanish words: captcha. */
export const notSetUp = '¡reCAPTCHA no está configurado!';
export const notCompleted = 'Complete el CAPTCHA antes de enviar.';
export const badge = 'Protegido contra spam';
