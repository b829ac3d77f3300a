import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import * as page from '@vitrine/domain/text/en/cart-page.ts';
import * as text from '@vitrine/domain/text/en/commerce.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CartLine } from './cart-line.render.tsx';
import type { CartPageProps } from './cart-page.props.ts';

/** What the hydrated page lives by; absent on the server and without JavaScript. */
export interface CartPageLive {
  readonly recalculating: boolean;
  /** Sentences by line, since its last change was refused. */
  readonly problems: Readonly<Record<string, string>>;
  /** Both answer whether the server agreed. */
  readonly changeQuantity: (entryId: string, quantity: number) => Promise<boolean>;
  readonly removeEntry: (entryId: string) => Promise<boolean>;
  readonly noteProblem: (entryId: string, sentence: string) => void;
}

/** The cart page: lines, totals, and the one thing to do next. spec: storefront-commerce 2, 4 "Cart reload" */
export function CartPage({
  cart,
  crumb,
  notice = null,
  shopUrl = '/shop',
  live,
}: CartPageProps & { readonly live?: CartPageLive }): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [told, setTold] = useState('');
  const focusAt = useRef<number | null>(null);
  const money = (minor: number): string => formatMoney({ minor, currency: cart.currency });

  // After a removal the keyboard stays where it was: on the line that moved up, or on the heading of an empty cart.
  useEffect(() => {
    if (focusAt.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    (buttons?.[Math.min(focusAt.current, buttons.length - 1)] ?? heading.current)?.focus();
    focusAt.current = null;
  });

  const remove = async (entryId: string, title: string, at: number): Promise<void> => {
    if (live === undefined) return;
    focusAt.current = at;
    const agreed = live.removeEntry(entryId);
    if (await agreed) setTold(fillText(page.lineRemoved, { productName: title }));
  };

  const recalculating = live?.recalculating === true;
  const said = <output className="visually-hidden">{told}</output>;
  const refusal = notice !== null && (
    <p className="notice notice--error" role="alert">
      {notice.message}
    </p>
  );
  if (cart.entries.length === 0) {
    return (
      <div className="cart-page cart-page--empty">
        <h1 className="cart-page__heading" ref={heading} tabIndex={-1}>
          {text.cartIsEmpty}
        </h1>
        {refusal}
        <p className="cart-page__lead">{page.emptyCartText}</p>
        <p>
          <a className="button button--primary" href={shopUrl}>
            {page.visitShop}
          </a>
        </p>
        {said}
      </div>
    );
  }
  return (
    <div className="cart-page">
      <h1 className="cart-page__heading" ref={heading} tabIndex={-1}>
        {text.yourCart}
      </h1>
      {refusal}
      <div className="cart-page__columns">
        <ul className="cart-page__lines" ref={list} aria-busy={recalculating}>
          {cart.entries.map((entry, at) => (
            <CartLine
              key={entry.id}
              entry={entry}
              currency={cart.currency}
              crumb={crumb}
              problem={live?.problems[entry.id] ?? ''}
              live={live}
              onRemove={() => void remove(entry.id, entry.title, at)}
            />
          ))}
        </ul>
        <section className="cart-page__summary" aria-labelledby="cart-summary" aria-busy={recalculating}>
          <h2 className="cart-page__summary-heading" id="cart-summary">
            {page.orderSummary}
          </h2>
          <dl className="totals" data-state={recalculating ? 'recalculating' : 'settled'}>
            <div className="totals__row">
              <dt>{text.subtotal}</dt>
              <dd>{money(cart.subtotalCents)}</dd>
            </div>
            {cart.discountCents > 0 && (
              <div className="totals__row">
                <dt>{text.discount}</dt>
                <dd>{money(-cart.discountCents)}</dd>
              </div>
            )}
          </dl>
          <p className="cart-page__note">{page.worksOutAtCheckout}</p>
          <output className="cart-page__state">{recalculating ? text.recalculating : ''}</output>
          <p className="cart-page__actions">
            <a className="button button--primary button--wide" href="/checkout">
              {text.checkout}
            </a>
            <a className="cart-page__back" href={shopUrl}>
              {text.continueShopping}
            </a>
          </p>
        </section>
      </div>
      {said}
    </div>
  );
}
