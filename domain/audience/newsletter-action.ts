/** What a captcha token of the newsletter form is requested for and checked by. spec: storefront-commerce 7 */
export const newsletterAction = (inPopup: boolean) =>
  inPopup ? ('PROMO_POPUP_SUBMISSION' as const) : ('NEWSLETTER_BLOCK_SUBMISSION' as const);
