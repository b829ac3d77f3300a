/**
 * The script served at /v3/: the parts of Stripe.js that the card fields use. The real fields are in iframes of Stripe;
 * these are plain inputs in the element they are mounted in, with the same names.
 */
export const stripeScript = String.raw`(() => {
  const origin = new URL(document.currentScript.src).origin;
  const kinds = {
    cardNumber: { label: 'Credit or debit card number', digits: /^\d{12,19}$/, incomplete: 'incomplete_number', invalid: 'invalid_number' },
    cardExpiry: { label: 'Credit or debit card expiration date', digits: /^\d{4}$/, incomplete: 'incomplete_expiry', invalid: 'invalid_expiry_year_past' },
    cardCvc: { label: 'Credit or debit card CVC/CVV', digits: /^\d{3,4}$/, incomplete: 'incomplete_cvc', invalid: 'invalid_cvc' },
  };
  const digitsOf = (text) => text.replace(/\D/g, '');
  class Element {
    constructor(kind) { this.kind = kind; this.listeners = {}; this.input = null; }
    on(name, listener) { (this.listeners[name] ??= []).push(listener); return this; }
    emit(name, event) { for (const listener of this.listeners[name] ?? []) listener(event); }
    problem() {
      const facts = kinds[this.kind];
      const digits = digitsOf(this.input.value);
      if (facts.digits.test(digits)) return null;
      return { type: 'validation_error', code: facts.incomplete, message: 'Incomplete.' };
    }
    mount(place) {
      const target = typeof place === 'string' ? document.querySelector(place) : place;
      const input = document.createElement('input');
      input.setAttribute('aria-label', kinds[this.kind].label);
      input.inputMode = 'numeric';
      input.autocomplete = 'off';
      input.style.cssText = 'width:100%;border:0;outline:0;background:transparent;font:inherit;color:inherit';
      this.input = input;
      target.replaceChildren(input);
      target.classList.add('StripeElement');
      input.addEventListener('focus', () => this.emit('focus', {}));
      input.addEventListener('blur', () => { this.emit('blur', {}); });
      input.addEventListener('input', () => {
        const empty = input.value === '';
        this.emit('change', { elementType: this.kind, empty, complete: this.problem() === null, error: undefined });
      });
      queueMicrotask(() => this.emit('ready', {}));
    }
    focus() { this.input.focus(); }
    update() {}
    unmount() { this.input?.remove(); }
    destroy() { this.unmount(); }
  }
  class ExpressElement {
    constructor(elements) { this.elements = elements; this.listeners = {}; }
    on(name, listener) { (this.listeners[name] ??= []).push(listener); return this; }
    emit(name, event) { for (const listener of this.listeners[name] ?? []) listener(event); }
    mount(place) {
      const wallets = localStorage.getItem('fake-stripe-wallets') !== null;
      if (wallets) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'Pay with Fake Wallet';
        button.addEventListener('click', () => {
          this.emit('click', {
            expressPaymentType: 'link',
            resolve: () => this.emit('confirm', { expressPaymentType: 'link', paymentFailed: () => {} }),
            reject: () => {},
          });
        });
        place.replaceChildren(button);
      }
      queueMicrotask(() => this.emit('ready', { availablePaymentMethods: wallets ? { link: true } : undefined }));
    }
    destroy() {}
  }
  window.Stripe = (key) => ({
    elements: (options = {}) => {
      const made = [];
      return {
        options,
        create: (kind) => {
          const element = kind === 'expressCheckout' ? new ExpressElement(options) : new Element(kind);
          element.siblings = made;
          made.push(element);
          return element;
        },
        update: (next) => Object.assign(options, next),
        submit: async () => ({}),
      };
    },
    createPaymentMethod: async (input) => {
      const form = new URLSearchParams({ type: 'card', key });
      const details = input.billing_details ?? input.params?.billing_details ?? {};
      if (details.name) form.set('billing_details[name]', details.name);
      if (input.elements !== undefined) {
        form.set('card[number]', '4242424242424242');
        form.set('card[exp_month]', '12');
        form.set('card[exp_year]', '2040');
      } else {
        const fields = Object.fromEntries(input.card.siblings.map((element) => [element.kind, element]));
        for (const kind of ['cardNumber', 'cardExpiry', 'cardCvc']) {
          const problem = fields[kind].problem();
          if (problem !== null) return { error: problem };
        }
        const expiry = digitsOf(fields.cardExpiry.input.value);
        form.set('card[number]', digitsOf(fields.cardNumber.input.value));
        form.set('card[exp_month]', expiry.slice(0, 2));
        form.set('card[exp_year]', '20' + expiry.slice(2));
        form.set('card[cvc]', digitsOf(fields.cardCvc.input.value));
      }
      const response = await fetch(origin + '/v1/payment_methods', { method: 'POST', body: form });
      const answer = await response.json();
      return response.ok ? { paymentMethod: answer } : { error: answer.error };
    },
  });
})();
`;
