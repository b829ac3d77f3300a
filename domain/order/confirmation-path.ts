import type { CartPurpose } from '../cart/cart.ts';

const pages: Readonly<Record<CartPurpose, string>> = {
  shopping: 'order-confirmed',
  'gift-card': 'order-confirmed',
  renewal: 'order-confirmed',
  'payment-link': 'order-confirmed',
  subscription: 'subscription-confirmed',
  donation: 'contribution-confirmed',
};

/** The page that confirms an order right after it is paid. spec: site-platform 1 "Page types" */
export function confirmationPath(purpose: CartPurpose, accessToken: string): string {
  return `/checkout/${pages[purpose]}/${accessToken}`;
}
