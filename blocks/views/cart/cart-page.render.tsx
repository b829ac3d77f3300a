import { orderLookupText } from '@vitrine/domain/text/order-lookup.ts';
import { cartPageText } from '@vitrine/domain/text/cart-page.ts';
import { useLocale } from '../../locale.ts';
import { cartText } from '@vitrine/domain/text/cart.ts';
import type { CartEntryView } from '@vitrine/contracts/cart.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { CartCodes } from './cart-codes.render.tsx';
import { CartEstimate } from './cart-estimate.render.tsx';
import { CartLine } from './cart-line.render.tsx';
import type { CartPageLive } from './cart-page-live.ts';
import type { CartPageProps } from './cart-page.props.ts';
import { FreeDeliveryLine } from './free-delivery.render.tsx';
import { CartTotals } from './cart-totals.render.tsx';

export type { CartPageLive } from './cart-page-live.ts';

/** The cart page: lines, totals, and the one thing to do next. spec: storefront-commerce 2, 4 "Cart reload" */
export function CartPage({
  live,
  drawAnswersForm,
  drawEstimateForm,
  ...props
}: CartPageProps & {
  readonly live?: CartPageLive;
  /** Renders the form that changes a line's answers without JavaScript; server only. */
  readonly drawAnswersForm?: (entry: CartEntryView) => ReactNode;
  /** Renders the estimate form without JavaScript; server only. */
  readonly drawEstimateForm?: () => ReactNode;
}): ReactNode {
  const locale = useLocale();
  const page = cartPageText(locale);
  const text = cartText(locale);
  const { cart, crumb, notice = null, shopUrl = '/shop', changes = [], forms = {}, places = [] } = props;
  const { expressCheckout = false, faults = {} } = props;
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [announcement, setAnnouncement] = useState('');
  /** The last removed line, while it can be restored. */
  const [removed, setRemoved] = useState<CartEntryView | null>(null);
  const [undoProblem, setUndoProblem] = useState('');
  const focusAt = useRef<number | null>(null);

  // After a removal the focus moves to the line that took its place, or to the heading of an empty cart.
  useEffect(() => {
    if (focusAt.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    (buttons?.[Math.min(focusAt.current, buttons.length - 1)] ?? heading.current)?.focus();
    focusAt.current = null;
  });

  const remove = async (entry: CartEntryView, at: number): Promise<void> => {
    if (live === undefined) return;
    focusAt.current = at;
    setUndoProblem('');
    setRemoved(entry);
    if (!(await live.removeEntry(entry.id))) setRemoved(null);
  };
  const undo = async (): Promise<void> => {
    if (live === undefined || removed === null) return;
    const entry = removed;
    setRemoved(null);
    heading.current?.focus();
    const problem = await live.restoreEntry(entry);
    setUndoProblem(problem);
    if (problem === '') setAnnouncement(fillText(page.lineRestored, { productName: entry.title }));
  };

  const recalculating = live?.recalculating === true;
  // A line that another tab removed is gone, so its message is shown at the top.
  const goneProblem = live?.problems[''] ?? '';
  const sayings = (
    <>
      {notice !== null && (
        <p className="notice notice--error" role="alert">
          {notice.message}
        </p>
      )}
      {changes.length > 0 && (
        <output className="notice cart-page__changes">
          {changes.map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </output>
      )}
      <output className="cart-page__undo">
        {removed !== null && (
          <span className="notice">
            <span className="notice__text">{fillText(page.lineRemoved, { productName: removed.title })}</span>
            {removed.isAvailable && (
              <button className="link-button" type="button" onClick={() => void undo()}>
                {page.undo}
              </button>
            )}
          </span>
        )}
        {undoProblem !== '' && <span className="notice notice--error">{undoProblem}</span>}
        {goneProblem !== '' && <span className="notice notice--error">{goneProblem}</span>}
      </output>
      <output className="visually-hidden">{announcement}</output>
    </>
  );
  if (cart.entries.length === 0) {
    return (
      <div className="cart-page cart-page--empty">
        <h1 className="cart-page__heading" ref={heading} tabIndex={-1}>
          {text.cartIsEmpty}
        </h1>
        {sayings}
        <p className="cart-page__lead">{page.emptyCartText}</p>
        <p>
          <a className="button button--primary" href={shopUrl}>
            {page.visitShop}
          </a>
        </p>
        <OrderLookupLine />
      </div>
    );
  }
  return (
    <div className="cart-page">
      <h1 className="cart-page__heading" ref={heading} tabIndex={-1}>
        {text.yourCart}
      </h1>
      {sayings}
      <div className="cart-page__columns">
        <ul className="cart-page__lines" ref={list} aria-busy={recalculating}>
          {cart.entries.map((entry, at) => (
            <CartLine
              key={entry.id}
              entry={entry}
              currency={cart.currency}
              crumb={crumb}
              problem={live?.problems[entry.id] ?? ''}
              form={entry.customFormId === null ? undefined : forms[entry.customFormId]}
              plainForm={drawAnswersForm?.(entry)}
              live={live}
              onRemove={() => void remove(entry, at)}
            />
          ))}
        </ul>
        <section className="cart-page__summary" aria-labelledby="cart-summary" aria-busy={recalculating}>
          <h2 className="cart-page__summary-heading" id="cart-summary">
            {page.orderSummary}
          </h2>
          <FreeDeliveryLine cart={cart} />
          <CartTotals cart={cart} recalculating={recalculating} />
          <output className="cart-page__state">{recalculating ? text.recalculating : ''}</output>
          {places.length > 0 && (
            <CartEstimate
              cart={cart}
              crumb={crumb}
              places={places}
              plainForm={drawEstimateForm?.()}
              isFaulty={faults.location !== undefined}
              live={live}
            />
          )}
          <CartCodes cart={cart} crumb={crumb} fault={faults.code} live={live} announce={setAnnouncement} />
          <Actions
            minimumMessage={cart.minimumMessage}
            expressCheckout={expressCheckout}
            shopUrl={shopUrl}
            live={live}
          />
        </section>
      </div>
      <OrderLookupLine />
    </div>
  );
}

/** Link to the order look-up, also in themes whose footer has none. */
function OrderLookupLine(): ReactNode {
  const locale = useLocale();
  const lookup = orderLookupText(locale);
  return (
    <p className="cart-page__lookup">
      {lookup.cartQuestion} <a href="/order-lookup">{lookup.lookupLink}</a>
    </p>
  );
}

/** The checkout buttons. Below the order minimum they are disabled, with the reason. */
function Actions(props: {
  readonly minimumMessage: string | null;
  readonly expressCheckout: boolean;
  readonly shopUrl: string;
  readonly live: CartPageLive | undefined;
}): ReactNode {
  const locale = useLocale();
  const page = cartPageText(locale);
  const text = cartText(locale);
  const { minimumMessage, expressCheckout, shopUrl, live } = props;
  // Opens the checkout only after pending changes have reached the server.
  const leave = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    if (live === undefined || !live.recalculating || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    // Clicked again, the link navigates normally.
    if (await live.whenSettled()) link.click();
  };
  return (
    <div className="cart-page__actions">
      {minimumMessage === null ? (
        <>
          <a
            className="button button--primary button--wide"
            href="/checkout"
            onClick={(event) => void leave(event)}
          >
            {text.checkout}
          </a>
          {expressCheckout && (
            <a
              className="button button--quiet button--wide"
              href="/commerce/goto-checkout"
              target="_top"
              onClick={(event) => void leave(event)}
            >
              {page.expressCheckout}
            </a>
          )}
        </>
      ) : (
        <>
          <output className="notice" id="cart-minimum">
            {minimumMessage}
          </output>
          <button
            className="button button--primary button--wide"
            type="button"
            disabled
            aria-describedby="cart-minimum"
          >
            {text.checkout}
          </button>
        </>
      )}
      <a className="cart-page__back" href={shopUrl}>
        {text.continueShopping}
      </a>
    </div>
  );
}
