/** Titles of the checkout's and the order's pages, as a browser's tab shows them. */
export const checkoutTitle = 'Checkout';
export const orderConfirmedTitle = 'Order confirmed';
export const subscriptionConfirmedTitle = 'Subscription confirmed';
export const contributionConfirmedTitle = 'Contribution confirmed';
export const orderReceivedTitle = 'Order received';
export const orderStatusTitle = 'Your order';

/** Header and footer of the pages one pays on. */
export const secureCheckout = 'Secure checkout';
export const questions = 'Questions?';
export const backTo = 'Back to {title}';

/** Legal pages, and what buyers agree to. */
export const agreeToTerms = 'I agree to the terms of sale.';
export const termsLink = 'Terms of sale';
export const privacyLink = 'Privacy policy';
export const returnsLink = 'Returns';
export const consentLink = 'Read more';
