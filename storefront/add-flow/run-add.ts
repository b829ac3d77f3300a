import { buttonEventOf, type ButtonEvent } from '@vitrine/blocks/views/product/add-button-state.ts';
import { locale } from '../locale.ts';
import {
  afterEvent,
  firstAddState,
  isAddEnd,
  type AddEnd,
  type AddEvent,
  type AddState,
} from '@vitrine/domain/add-flow/add-flow.ts';
import {
  decideForm,
  decideOptions,
  decideQuantity,
  decideStock,
  decideVariant,
  decideWay,
  selectedVariant,
  type AddSelection,
} from '@vitrine/domain/add-flow/decide-add.ts';
import { describeOutcome, type AddOutcome } from '@vitrine/domain/add-flow/describe-outcome.ts';
import { hasStockFor } from '@vitrine/domain/product/product-rules.ts';
import type { CustomForm } from '@vitrine/domain/product/product.ts';
import type { EventPayload } from '../analytics/record-event.ts';
import { inBrowser, type AddEnvironment } from './add-environment.ts';

/** Where the button was pressed, for events and presentation. spec: storefront-commerce 2, 3 */
export interface AddPlace {
  readonly pageType: 'pdp' | 'plp' | 'block' | 'addon';
  readonly isQuickView?: boolean;
  /** Layout of the product page; only there. */
  readonly pdpLayout?: string;
}

export interface AddRequest extends AddSelection {
  /** The product's own page. */
  readonly fullUrl: string;
  readonly websiteId: string;
  readonly place: AddPlace;
  /** JSON text of the custom form's answers, where they were given on the page. */
  readonly additionalFields?: string;
  /** On a grid the button is highlighted instead of a message. Default: the dialog. */
  readonly missingOptions?: 'dialog' | 'highlight';
  /** Notifies the button: when the add call begins, and of the outcome. */
  readonly notify?: (event: ButtonEvent) => void;
}

/** Code of the custom product form's template. spec: storefront-commerce 7 */
const FORM_TEMPLATE = 9;
const SUBSCRIPTION_CALL = '/api/3/commerce/cart/subscription';

interface Run {
  readonly request: AddRequest;
  readonly around: AddEnvironment;
  answers: string | null;
  form: CustomForm | null;
  /** The server's message for the last refused call. */
  refusal: string;
  cartToken: string;
}

type Steps = { readonly [S in AddState]: (run: Run) => AddEvent<S> | Promise<AddEvent<S>> };

const steps: Steps = {
  options: ({ request }) => decideOptions(request),
  variant: ({ request }) => decideVariant(request),
  stock: ({ request }) => decideStock(request),
  quantity: ({ request }) => decideQuantity(request),
  form: ({ request, answers }) => decideForm(request, answers !== null),
  formCheck: checkForm,
  formOpen: openForm,
  way: ({ request }) => decideWay(request),
  subscribe,
  add,
  afterAdd: ({ request }) =>
    request.express ? 'express' : request.place.pageType === 'plp' ? 'list' : 'plain',
  express: ({ around }) => (around.hasCart() ? 'hasCart' : 'noCart'),
};

/**
 * Runs the add flow for one press, to its end: opens forms, calls the API, navigates, records the event
 * and shows the alert dialog. Never throws. Resolves with the outcome, for the button and what is around it;
 * after a failure once the dialog is open, not once it is closed. spec: storefront-commerce 4 "Add flow", 8
 */
export async function runAdd(request: AddRequest, around: AddEnvironment = inBrowser): Promise<AddOutcome> {
  const run: Run = {
    request,
    around,
    answers: request.additionalFields ?? null,
    form: request.product.customForm,
    refusal: '',
    cartToken: '',
  };
  let step: AddState | AddEnd = firstAddState;
  while (!isAddEnd(step)) step = await advance(step, run);
  const outcome = describeOutcome(step, request, locale, run.refusal);
  record(run, outcome);
  present(run, outcome);
  request.notify?.(buttonEventOf(outcome));
  return outcome;
}

async function advance<S extends AddState>(state: S, run: Run): Promise<AddState | AddEnd> {
  return afterEvent(state, await steps[state](run));
}

function quantityOf(request: AddRequest): number {
  return Number(request.quantityText);
}

function skuOf(request: AddRequest): string {
  return selectedVariant(request)?.sku ?? '';
}

/** Form template and stock are fetched in parallel; the form opens only if both succeed. */
async function checkForm(run: Run): Promise<AddEvent<'formCheck'>> {
  const { request, around } = run;
  const formId = request.product.customForm?.id ?? '';
  const [template, stock] = await Promise.all([
    around.call(
      'GET',
      `/api/template/GetTemplateSchema?type=${String(FORM_TEMPLATE)}&id=${encodeURIComponent(formId)}`,
    ),
    around.call('GET', `/api/commerce/inventory/stock/?itemId=${encodeURIComponent(request.product.id)}`),
  ]);
  if (!template.ok || !stock.ok) return 'failed';
  const sku = skuOf(request);
  const variant = stock.value.results.find((one) => one.sku === sku);
  if (variant === undefined || !hasStockFor(request.product.type, variant, quantityOf(request)))
    return 'short';
  run.form = template.value;
  return 'ready';
}

async function openForm(run: Run): Promise<AddEvent<'formOpen'>> {
  const { request, around, form } = run;
  if (form === null) return 'failed';
  try {
    around.record('CommerceShopping_OpenCustomProductForm', payloadOf(request, around));
    run.answers = await around.askForm(form, request.product.title);
  } catch {
    return 'failed';
  }
  if (run.answers === null) return 'closed';
  around.record('CommerceShopping_SaveCustomProductForm', payloadOf(request, around));
  return 'submitted';
}

async function subscribe(run: Run): Promise<AddEvent<'subscribe'>> {
  const { request, around } = run;
  request.notify?.('adding');
  const { subscriptionOptionId = '' } = request;
  const answer = await around.call('POST', SUBSCRIPTION_CALL, {
    body: {
      itemId: request.product.id,
      sku: skuOf(request),
      qty: quantityOf(request),
      additionalFields: run.answers ?? '',
      ...(subscriptionOptionId === '' ? {} : { subscriptionOptionId }),
    },
  });
  if (answer.ok) {
    run.cartToken = answer.value.cartToken;
    return 'token';
  }
  run.refusal = answer.message;
  return request.product.customForm === null ? 'refused' : 'refusedWithForm';
}

async function add(run: Run): Promise<AddEvent<'add'>> {
  const { request, around } = run;
  request.notify?.('adding');
  const answer = await around.addEntry({
    itemId: request.product.id,
    sku: skuOf(request),
    quantity: quantityOf(request),
    additionalFields: run.answers ?? '',
  });
  if (answer.ok) return 'added';
  run.refusal = answer.message;
  return request.express ? 'refusedExpress' : 'refused';
}

/** The event is sent for adds that succeeded or failed, not for a dismissed form. */
function record(run: Run, outcome: AddOutcome): void {
  if (outcome.kind === 'stopped' || outcome.end === 'donationPage') return;
  run.around.record('CommerceShopping_AddToCart', {
    ...payloadOf(run.request, run.around),
    ...(outcome.errorType === null ? {} : { error_type: outcome.errorType }),
  });
}

/** spec: storefront-commerce 7 "Payloads" */
function payloadOf(request: AddRequest, around: AddEnvironment): EventPayload {
  const { product, place } = request;
  const quantity = Number.parseFloat(request.quantityText);
  return {
    website_id: request.websiteId,
    cart_id: around.cartId(),
    item_id: product.id,
    product_name: product.title,
    product_type: product.type,
    sku: selectedVariant(request)?.sku ?? null,
    ...(Number.isFinite(quantity) ? { quantity } : {}),
    ...(place.pdpLayout === undefined ? {} : { pdp_layout: place.pdpLayout }),
    is_quickview: place.isQuickView === true,
    has_custom_form: product.customForm !== null,
    express_checkout: request.express,
    page_type: place.pageType,
  };
}

function present(run: Run, outcome: AddOutcome): void {
  const { request, around } = run;
  switch (outcome.end) {
    case 'giftCardCheckout':
      around.leave(
        `/checkout/giftcard?${new URLSearchParams({
          websiteId: request.websiteId,
          giftCardProductId: request.product.id,
          sku: skuOf(request),
        }).toString()}`,
      );
      return;
    case 'subscriptionCheckout':
      around.leave(`/checkout/subscribe?cartToken=${encodeURIComponent(run.cartToken)}`);
      return;
    case 'donationPage':
      around.leave(`/checkout/donate?${new URLSearchParams({ itemId: request.product.id }).toString()}`);
      return;
    case 'expressCheckout':
      around.leave('/commerce/goto-checkout');
      return;
    default:
  }
  if (outcome.kind !== 'failed') return;
  const isOpen = outcome.end === 'optionsMissing' || outcome.end === 'denominationMissing';
  if (isOpen && request.missingOptions === 'highlight') return;
  around.showAlert(outcome.title, outcome.message);
}
