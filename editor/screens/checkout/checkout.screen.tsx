import { defineScreen } from '../../app/screen.ts';
import { checkout } from '../../text/en-store.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';

function CheckoutIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M3 4h2.5l2 11h10l2.5-8H6.5" />
      <circle cx="9" cy="19.5" r="1.3" />
      <circle cx="16.5" cy="19.5" r="1.3" />
    </Icon>
  );
}

export const checkoutScreen = defineScreen({
  path: '/settings/checkout',
  name: checkout.title,
  group: 'settings',
  words: checkout.words,
  icon: CheckoutIcon,
  settings: [
    { field: 'orderMinimumMinor', name: checkout.cart.minimum, words: 'order minimum' },
    { field: 'expressCheckout', name: checkout.cart.express, words: 'express checkout buy now' },
    { field: 'paymentLinks', name: checkout.cart.paymentLinks },
    { field: 'multipleQuantityAllowedForServices', name: checkout.cart.services, words: 'quantity' },
    { field: 'orderNumbersFrom', name: checkout.cart.numbers, words: 'order number start' },
    { field: 'legal.terms', name: checkout.legal.terms, words: 'legal conditions' },
    { field: 'legal.privacy', name: checkout.legal.privacy, words: 'legal gdpr' },
    { field: 'legal.returns', name: checkout.legal.returns, words: 'legal refund policy' },
    { field: 'legal.mustAgree', name: checkout.legal.mustAgree, words: 'legal checkbox' },
    { field: 'legal.consents', name: checkout.consents.title, words: 'legal checkbox newsletter' },
  ],
  routes: [
    {
      path: 'settings/checkout',
      lazy: async () => ({ Component: (await import('./checkout-screen.tsx')).CheckoutScreen }),
    },
  ],
});
