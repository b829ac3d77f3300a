import { buttonEventOf, type ButtonTimer } from '@vitrine/blocks/views/product/add-button-state.ts';
import { commerceText } from '@vitrine/domain/text/commerce.ts';
import { locale } from '../locale.ts';
import { unpackCard, type CardProduct } from '@vitrine/domain/product/card-product.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { placeOf } from '../add-flow/place-of.ts';
import { runAdd } from '../add-flow/run-add.ts';
import { preparePopover, showCartPopover } from '../popover/cart-popover.ts';
import { enhanceAddButton } from './grid-button.ts';
import { openQuickView } from './quick-view.ts';

const buttons = new WeakMap<HTMLFormElement, ButtonTimer>();

export { openQuickView };

preparePopover();

/**
 * A click on a card's button: the add flow, with the button's states instead of messages and the popover on
 * success. Where options must be chosen the button is highlighted and the quick view opens to choose them.
 * spec: storefront-commerce 4 "Add flow"
 */
export async function addFromGrid(form: HTMLFormElement): Promise<void> {
  const element = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (element === null) return;
  const button = buttons.get(form) ?? enhanceAddButton(element);
  buttons.set(form, button);
  if (!button.take()) return;
  const isAddOn = form.closest('[data-add-place="add-on"]') !== null;
  const product = unpackCard(JSON.parse(form.querySelector('script')?.textContent ?? '{}') as CardProduct);
  const outcome = await runAdd({
    product,
    choices: {},
    quantityText: '1',
    express: false,
    fullUrl: form.dataset['url'] ?? location.pathname,
    websiteId: document.querySelector<HTMLElement>('script[data-website]')?.dataset['website'] ?? '',
    place: form.closest('[data-product-list]') === null ? placeOf(form) : { pageType: 'plp' },
    missingOptions: isAddOn ? 'dialog' : 'highlight',
    notify: button.notify,
  });
  const look = form.parentElement?.querySelector<HTMLAnchorElement>('a[data-quick-view]');
  if (buttonEventOf(outcome) === 'unselected' && look) await openQuickView(look);
  if (outcome.kind !== 'sold') return;
  if (isAddOn) sayAdded(form, product.title);
  else showCartPopover(product.title, form);
}

/** An add-on's label does not change; screen readers get a message in place of the check mark. */
function sayAdded(form: HTMLFormElement, productName: string): void {
  const status = form.closest('[data-add-place]')?.querySelector('[data-add-status]');
  if (status) status.textContent = fillText(commerceText(locale).addedToCart, { productName });
}
