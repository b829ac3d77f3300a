/** Words of the captcha. Quoted: spec: storefront-commerce 8; site-platform 5, 8. */
export const notSetUp = 'ReCaptcha has not been set up!';
export const notCompleted = 'Complete CAPTCHA before submitting.';
export const badge = 'Protected from spam';
