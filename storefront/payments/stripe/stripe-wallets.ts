import { cardFieldsText } from '@vitrine/domain/text/card-fields.ts';
import { locale } from '../../locale.ts';
import type { Stripe } from './stripe-js.ts';

const text = cardFieldsText(locale);

/**
 * Apple Pay, Google Pay and similar wallets above the card fields of the form of `place`, for buyers who have one:
 * Stripe reports whether they do, and until then nothing is shown. A wallet pays like a card: its payment method is
 * set in the form, and the form is submitted.
 */
export function mountWallets(place: HTMLElement, stripe: Stripe): { unmount(): void } {
  const form = place.closest('form');
  const currency = form?.dataset['currency'] ?? '';
  const amountOf = (): number => Number(form?.querySelector<HTMLInputElement>('[name=expectedTotal]')?.value);
  const method = form?.querySelector<HTMLInputElement>('[name=paymentMethod]');
  // A page that stores a card without charging it has no amount, and so no wallets.
  if (form === null || method === null || method === undefined || currency === '' || !(amountOf() > 0)) {
    return { unmount: () => undefined };
  }
  const elements = stripe.elements({
    mode: 'payment',
    amount: amountOf(),
    currency: currency.toLowerCase(),
    paymentMethodCreation: 'manual',
    paymentMethodTypes: ['card'],
  });
  const row = document.createElement('div');
  row.className = 'provider-card__wallets';
  row.hidden = true;
  const heading = document.createElement('p');
  heading.className = 'field__label';
  heading.textContent = text.express;
  const buttons = document.createElement('div');
  const or = document.createElement('p');
  or.className = 'field__hint';
  or.textContent = text.orByCard;
  const problem = document.createElement('p');
  problem.className = 'field__error';
  problem.setAttribute('role', 'alert');
  row.append(heading, buttons, problem, or);
  place.prepend(row);

  const express = elements.create('expressCheckout', {});
  express.on('ready', ({ availablePaymentMethods }) => {
    row.hidden = availablePaymentMethods === undefined;
  });
  express.on('click', (event) => {
    if (form.checkValidity()) {
      event.resolve();
      return;
    }
    // The address comes first: submitting the form marks missing fields, as the pay button does.
    event.reject();
    form.requestSubmit(payButton());
  });
  express.on('confirm', () => {
    void payByWallet();
  });
  express.mount(buttons);

  function payButton(): HTMLButtonElement | null {
    return form?.querySelector<HTMLButtonElement>('button[name=action][value=pay]') ?? null;
  }

  async function payByWallet(): Promise<void> {
    problem.textContent = await pay().catch(() => text.unavailable);
  }

  /** Resolves with the error message; '' when the form was submitted. */
  async function pay(): Promise<string> {
    const { error } = await elements.submit();
    if (error !== undefined) return text.unavailable;
    const made = await stripe.createPaymentMethod({ elements });
    if (made.paymentMethod === undefined || method === null || method === undefined) return text.unavailable;
    method.value = made.paymentMethod.id;
    form?.requestSubmit(payButton());
    method.value = '';
    return '';
  }

  // Codes and delivery change the amount due.
  const follow = new MutationObserver(() => {
    const amount = amountOf();
    if (amount > 0) elements.update({ amount });
  });
  const total = form.querySelector('[name=expectedTotal]');
  if (total !== null) follow.observe(total, { attributeFilter: ['value'] });
  return {
    unmount() {
      follow.disconnect();
      express.destroy();
    },
  };
}
