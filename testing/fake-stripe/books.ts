import { randomBytes } from 'node:crypto';
import {
  brandOf,
  behaviorOf,
  refusals,
  predefinedMethods,
  type CardBehavior,
  type RefusalName,
} from './cards.ts';
import { cardError, invalidRequest, noSuch, type Form, listIn, textIn, textsIn } from './wire.ts';

export interface FakeMethod {
  readonly id: string;
  readonly object: 'payment_method';
  readonly type: 'card';
  customer: string | null;
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
  };
  readonly billing_details: { readonly name: string | null };
  /** Not on the wire. */
  behavior: CardBehavior;
  kept: boolean;
  used: boolean;
}

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

interface IntentBase {
  readonly id: string;
  status: IntentStatus;
  customer: string | null;
  payment_method: string | null;
  readonly client_secret: string;
  readonly created: number;
  readonly livemode: false;
  readonly metadata: Record<string, string>;
  next_action: {
    readonly type: 'redirect_to_url';
    readonly redirect_to_url: { url: string; return_url: string };
  } | null;
}

export interface FakePaymentIntent extends IntentBase {
  readonly object: 'payment_intent';
  readonly amount: number;
  amount_received: number;
  readonly currency: string;
  setup_future_usage: string | null;
  last_payment_error: Record<string, unknown> | null;
  latest_charge: string | null;
  readonly payment_method_types: readonly string[];
}

export interface FakeSetupIntent extends IntentBase {
  readonly object: 'setup_intent';
  readonly usage: string;
  last_setup_error: Record<string, unknown> | null;
}

export interface FakeCharge {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  amount_refunded: number;
  refunded: boolean;
  readonly currency: string;
  readonly status: 'succeeded' | 'failed';
  readonly payment_intent: string;
  readonly metadata: Record<string, string>;
  readonly payment_method_details: { readonly type: 'card'; readonly card: FakeMethod['card'] };
}

export interface FakeRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly charge: string;
  readonly metadata: Record<string, string>;
  status: 'succeeded' | 'pending' | 'failed';
}

export interface FakeCustomer {
  readonly id: string;
  readonly object: 'customer';
  readonly email: string | null;
  readonly metadata: Record<string, string>;
}

const newId = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`;
/** The smallest amount Stripe charges, in the currency's smallest unit. */
const SMALLEST = 50;
const open: ReadonlySet<IntentStatus> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

/**
 * Stripe's objects and their state transitions, without HTTP. `emit` is called for everything Stripe sends a webhook
 * event about.
 */
export class FakeBooks {
  readonly intents = new Map<string, FakePaymentIntent>();
  readonly setups = new Map<string, FakeSetupIntent>();
  readonly methods = new Map<string, FakeMethod>();
  readonly customers = new Map<string, FakeCustomer>();
  readonly charges = new Map<string, FakeCharge>();
  readonly refunds = new Map<string, FakeRefund>();
  /** Whether new refunds stay pending until `settleRefund`. */
  refundsWait = false;
  /** Whether confirmed charges stay processing until `settleCharge`. */
  chargesWait = false;
  readonly #emit: (type: string, object: unknown) => void;
  readonly #pageOrigin: () => string;

  constructor(emit: (type: string, object: unknown) => void, pageOrigin: () => string) {
    this.#emit = emit;
    this.#pageOrigin = pageOrigin;
  }

  createCustomer(form: Form): FakeCustomer {
    const customer: FakeCustomer = {
      id: newId('cus'),
      object: 'customer',
      email: textIn(form, 'email') ?? null,
      metadata: textsIn(form, 'metadata'),
    };
    this.customers.set(customer.id, customer);
    return customer;
  }

  createMethod(form: Form): FakeMethod {
    if (textIn(form, 'type') !== 'card')
      throw invalidRequest('Missing required param: type.', { param: 'type' });
    const number = (textIn(form, 'card', 'number') ?? '').replaceAll(' ', '');
    if (!/^\d{12,19}$/.test(number)) {
      throw cardError(
        { code: 'incorrect_number', message: 'Your card number is incorrect.' },
        { param: 'number' },
      );
    }
    return this.#addMethod(newId('pm'), number, {
      month: Number(textIn(form, 'card', 'exp_month') ?? 12),
      year: Number(textIn(form, 'card', 'exp_year') ?? 2040),
      name: textIn(form, 'billing_details', 'name') ?? null,
    });
  }

  #addMethod(
    id: string,
    number: string,
    more: { month: number; year: number; name: string | null },
  ): FakeMethod {
    const method: FakeMethod = {
      id,
      object: 'payment_method',
      type: 'card',
      customer: null,
      card: { brand: brandOf(number), last4: number.slice(-4), exp_month: more.month, exp_year: more.year },
      billing_details: { name: more.name },
      behavior: behaviorOf(number),
      kept: false,
      used: false,
    };
    this.methods.set(id, method);
    return method;
  }

  /** A payment method by its id; one of Stripe's fixed test ids creates a new one each time. */
  method(id: string): FakeMethod {
    const number = predefinedMethods[id];
    if (number !== undefined)
      return this.#addMethod(newId('pm'), number, { month: 12, year: 2040, name: null });
    const method = this.methods.get(id);
    if (method === undefined) throw noSuch('PaymentMethod', id, 'payment_method');
    return method;
  }

  createIntent(form: Form): FakePaymentIntent {
    const amount = Number(textIn(form, 'amount'));
    if (!Number.isSafeInteger(amount) || amount < 1)
      throw invalidRequest('Invalid integer', { param: 'amount' });
    const currency = textIn(form, 'currency') ?? '';
    if (!/^[a-z]{3}$/.test(currency)) throw invalidRequest('Invalid currency', { param: 'currency' });
    if (form['payment_method_types'] !== undefined) {
      throw invalidRequest('Received unknown parameter: payment_method_types', { code: 'parameter_unknown' });
    }
    if (amount < SMALLEST) {
      throw invalidRequest('Amount must be at least $0.50 usd', {
        code: 'amount_too_small',
        param: 'amount',
      });
    }
    const id = newId('pi');
    const intent: FakePaymentIntent = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency,
      status: 'requires_payment_method',
      customer: null,
      payment_method: null,
      client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      metadata: textsIn(form, 'metadata'),
      next_action: null,
      setup_future_usage: null,
      last_payment_error: null,
      latest_charge: null,
      payment_method_types: listIn(form, 'allowed_payment_method_types'),
    };
    this.intents.set(id, intent);
    return intent;
  }

  intent(id: string): FakePaymentIntent {
    const intent = this.intents.get(id);
    if (intent === undefined) throw noSuch('payment_intent', id, 'id');
    return intent;
  }

  updateIntent(intent: FakePaymentIntent, form: Form): FakePaymentIntent {
    this.#expectOpen(intent, 'updated');
    const customer = textIn(form, 'customer');
    if (customer !== undefined) intent.customer = this.#customer(customer);
    intent.setup_future_usage = textIn(form, 'setup_future_usage') ?? intent.setup_future_usage;
    return intent;
  }

  confirmIntent(intent: FakePaymentIntent, form: Form): FakePaymentIntent {
    this.#expectOpen(intent, 'confirmed');
    const offSession = textIn(form, 'off_session') === 'true';
    const returnUrl = textIn(form, 'return_url');
    const method = this.#methodFor(intent, form);
    intent.payment_method = method.id;
    intent.last_payment_error = null;
    const { behavior } = method;
    const asks = behavior.confirms === 'always' || (behavior.confirms === 'until-kept' && !method.kept);
    if (offSession && asks) this.#refuse(intent, method, 'authentication_required');
    const refusal = method.kept && offSession ? behavior.laterRefusal : behavior.refusal;
    if (refusal !== null) this.#refuse(intent, method, refusal);
    if (asks) {
      if (returnUrl === undefined) throw invalidRequest('return_url is required', { param: 'return_url' });
      intent.status = 'requires_action';
      intent.next_action = this.#hostedStep(intent.id, returnUrl);
      this.#emit('payment_intent.requires_action', intent);
      return intent;
    }
    if (this.chargesWait) {
      intent.status = 'processing';
      this.#emit('payment_intent.processing', intent);
      return intent;
    }
    this.#capture(intent, method);
    return intent;
  }

  /** The bank's decision on a pending charge. */
  settleCharge(intent: FakePaymentIntent, paid: boolean): void {
    if (intent.status !== 'processing') throw new Error('this charge does not wait for the bank');
    const method = this.method(intent.payment_method ?? '');
    if (paid) this.#capture(intent, method);
    else this.#fail(intent, method, refusals.generic_decline);
  }

  cancelIntent(intent: FakePaymentIntent): FakePaymentIntent {
    this.#expectOpen(intent, 'canceled');
    intent.status = 'canceled';
    intent.next_action = null;
    this.#emit('payment_intent.canceled', intent);
    return intent;
  }

  /** The card holder's choice on the hosted page. Does nothing when the step is over. */
  decide(id: string, approved: boolean): string | null {
    const intent = this.intents.get(id) ?? this.setups.get(id);
    const step = intent?.next_action?.redirect_to_url;
    if (intent === undefined || step === undefined || intent.status !== 'requires_action') return null;
    const method = this.method(intent.payment_method ?? '');
    intent.next_action = null;
    const failure = {
      type: 'invalid_request_error',
      code: `${intent.object}_authentication_failure`,
      message: 'The provided PaymentMethod has failed authentication.',
    };
    if (intent.object === 'setup_intent') {
      if (approved) {
        this.#keep(intent, method);
      } else {
        intent.status = 'requires_payment_method';
        intent.last_setup_error = failure;
        this.#emit('setup_intent.setup_failed', intent);
      }
    } else if (approved) {
      this.#capture(intent, method);
    } else {
      intent.status = 'requires_payment_method';
      intent.payment_method = null;
      intent.last_payment_error = failure;
      this.#emit('payment_intent.payment_failed', intent);
    }
    const back = new URL(step.return_url);
    back.searchParams.set(intent.object, intent.id);
    back.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
    back.searchParams.set('redirect_status', approved ? 'succeeded' : 'failed');
    return back.href;
  }

  createSetup(form: Form): FakeSetupIntent {
    const id = newId('seti');
    const setup: FakeSetupIntent = {
      id,
      object: 'setup_intent',
      usage: textIn(form, 'usage') ?? 'off_session',
      status: 'requires_payment_method',
      customer: null,
      payment_method: null,
      client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      metadata: textsIn(form, 'metadata'),
      next_action: null,
      last_setup_error: null,
    };
    this.setups.set(id, setup);
    return setup;
  }

  setup(id: string): FakeSetupIntent {
    const setup = this.setups.get(id);
    if (setup === undefined) throw noSuch('setupintent', id, 'id');
    return setup;
  }

  updateSetup(setup: FakeSetupIntent, form: Form): FakeSetupIntent {
    this.#expectOpen(setup, 'updated');
    const customer = textIn(form, 'customer');
    if (customer !== undefined) setup.customer = this.#customer(customer);
    return setup;
  }

  confirmSetup(setup: FakeSetupIntent, form: Form): FakeSetupIntent {
    this.#expectOpen(setup, 'confirmed');
    const returnUrl = textIn(form, 'return_url');
    const method = this.#methodFor(setup, form);
    setup.payment_method = method.id;
    setup.last_setup_error = null;
    if (method.behavior.refusal !== null) {
      const refusal = refusals[method.behavior.refusal];
      setup.status = 'requires_payment_method';
      setup.last_setup_error = { type: 'card_error', ...refusal };
      this.#emit('setup_intent.setup_failed', setup);
      throw cardError(refusal, { setup_intent: setup });
    }
    if (method.behavior.confirms !== 'never') {
      if (returnUrl === undefined) throw invalidRequest('return_url is required', { param: 'return_url' });
      setup.status = 'requires_action';
      setup.next_action = this.#hostedStep(setup.id, returnUrl);
      return setup;
    }
    this.#keep(setup, method);
    return setup;
  }

  cancelSetup(setup: FakeSetupIntent): FakeSetupIntent {
    this.#expectOpen(setup, 'canceled');
    setup.status = 'canceled';
    setup.next_action = null;
    return setup;
  }

  createRefund(form: Form): FakeRefund {
    const intent = this.intents.get(textIn(form, 'payment_intent') ?? '');
    if (intent === undefined)
      throw noSuch('payment_intent', textIn(form, 'payment_intent') ?? '', 'payment_intent');
    const charge = this.charges.get(intent.latest_charge ?? '');
    if (charge === undefined || charge.status !== 'succeeded') {
      throw invalidRequest('This PaymentIntent does not have a successful charge to refund.');
    }
    const left = charge.amount - charge.amount_refunded;
    if (left === 0) {
      throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
        code: 'charge_already_refunded',
      });
    }
    const amount = Number(textIn(form, 'amount') ?? left);
    if (!Number.isSafeInteger(amount) || amount < 1 || amount > left) {
      throw invalidRequest('Refund amount is greater than unrefunded amount on charge', { param: 'amount' });
    }
    const refund: FakeRefund = {
      id: newId('re'),
      object: 'refund',
      amount,
      currency: charge.currency,
      payment_intent: intent.id,
      charge: charge.id,
      metadata: textsIn(form, 'metadata'),
      status: this.refundsWait ? 'pending' : 'succeeded',
    };
    this.refunds.set(refund.id, refund);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.#emit('refund.created', refund);
    this.#emit('charge.refunded', charge);
    return refund;
  }

  /** The bank's decision on a refund, also one that succeeded before. */
  settleRefund(refund: FakeRefund, status: 'succeeded' | 'failed'): void {
    const charge = this.charges.get(refund.charge);
    if (charge === undefined) throw new Error('a refund without its charge');
    if (status === 'failed' && refund.status !== 'failed') {
      charge.amount_refunded -= refund.amount;
      charge.refunded = false;
    }
    refund.status = status;
    this.#emit(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
  }

  refundsOf(intentId: string): FakeRefund[] {
    return [...this.refunds.values()].filter((refund) => refund.payment_intent === intentId).toReversed();
  }

  /** From now on a saved card behaves like this. */
  changeBehavior(methodId: string, laterRefusal: RefusalName | null): void {
    const method = this.method(methodId);
    method.behavior = { ...method.behavior, laterRefusal };
  }

  #customer(id: string): string {
    if (!this.customers.has(id)) throw noSuch('customer', id, 'customer');
    return id;
  }

  #methodFor(intent: FakePaymentIntent | FakeSetupIntent, form: Form): FakeMethod {
    const named = textIn(form, 'payment_method');
    if (named === undefined)
      throw invalidRequest('You must provide a payment method', { param: 'payment_method' });
    const method = this.method(named);
    if (method.customer !== null && method.customer !== intent.customer) {
      throw invalidRequest('The PaymentMethod belongs to another Customer.', { param: 'payment_method' });
    }
    if (method.used && method.customer === null) {
      throw invalidRequest('This PaymentMethod was previously used without being attached to a Customer.');
    }
    return method;
  }

  #capture(intent: FakePaymentIntent, method: FakeMethod): void {
    method.used = true;
    this.#addCharge(intent, method, 'succeeded');
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    intent.next_action = null;
    if (intent.setup_future_usage === 'off_session' && intent.customer !== null) {
      method.customer = intent.customer;
      method.kept = true;
    }
    this.#emit('payment_intent.succeeded', intent);
  }

  #addCharge(intent: FakePaymentIntent, method: FakeMethod, status: FakeCharge['status']): void {
    const charge: FakeCharge = {
      id: newId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_refunded: 0,
      refunded: false,
      currency: intent.currency,
      status,
      payment_intent: intent.id,
      metadata: { ...intent.metadata },
      payment_method_details: { type: 'card', card: method.card },
    };
    this.charges.set(charge.id, charge);
    intent.latest_charge = charge.id;
  }

  #fail(intent: FakePaymentIntent, method: FakeMethod, refusal: (typeof refusals)[RefusalName]): void {
    this.#addCharge(intent, method, 'failed');
    intent.status = 'requires_payment_method';
    intent.payment_method = null;
    intent.last_payment_error = { type: 'card_error', ...refusal };
    this.#emit('payment_intent.payment_failed', intent);
  }

  #refuse(intent: FakePaymentIntent, method: FakeMethod, name: RefusalName): never {
    this.#fail(intent, method, refusals[name]);
    throw cardError(refusals[name], { payment_intent: intent, charge: intent.latest_charge });
  }

  #keep(setup: FakeSetupIntent, method: FakeMethod): void {
    setup.status = 'succeeded';
    method.customer = setup.customer;
    method.kept = true;
    this.#emit('setup_intent.succeeded', setup);
  }

  #hostedStep(id: string, returnUrl: string): IntentBase['next_action'] {
    return {
      type: 'redirect_to_url',
      redirect_to_url: { url: `${this.#pageOrigin()}/hosted/3d-secure/${id}`, return_url: returnUrl },
    };
  }

  #expectOpen(intent: FakePaymentIntent | FakeSetupIntent, action: string): void {
    if (open.has(intent.status)) return;
    throw invalidRequest(
      `This ${intent.object} could not be ${action} because it has a status of ${intent.status}.`,
      {
        code: `${intent.object}_unexpected_state`,
        [intent.object]: intent,
      },
    );
  }
}
