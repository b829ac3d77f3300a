import { cartPageText } from '@vitrine/domain/text/cart-page.ts';
import { useLocale } from '../../locale.ts';
import type { ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { CartPageLive } from './cart-page-live.ts';

interface CartCodesProps {
  readonly cart: ShoppingCartView;
  readonly crumb: string;
  readonly fault: { readonly typed: string; readonly message: string } | undefined;
  readonly live: CartPageLive | undefined;
  /** Announces a sentence to screen readers. */
  readonly announce: (sentence: string) => void;
}

const problemId = 'cart-code-problem';

/** One field for discount codes and gift cards, and the list of those on the cart. */
export function CartCodes({ cart, crumb, fault, live, announce }: CartCodesProps): ReactNode {
  const locale = useLocale();
  const page = cartPageText(locale);
  const [problem, setProblem] = useState(fault?.message ?? '');
  const field = useRef<HTMLInputElement>(null);
  const [waits, setWaits] = useState(false);
  const money = (minor: number): string => formatMoney({ minor, currency: cart.currency }, locale);

  const apply = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    if (live === undefined) return;
    event.preventDefault();
    const input = field.current;
    if (waits || input === null) return;
    setProblem('');
    setWaits(true);
    const problemText = await live.addCode(input.value);
    setWaits(false);
    setProblem(problemText);
    if (problemText === '') {
      announce(fillText(page.codeApplied, { code: input.value.trim().toUpperCase() }));
      input.value = '';
    }
    input.focus();
  };

  const takeOff = async (event: FormEvent<HTMLFormElement>, code: string, label: string): Promise<void> => {
    if (live === undefined) return;
    event.preventDefault();
    const problemText = await live.removeCode(code);
    setProblem(problemText);
    if (problemText === '') announce(fillText(page.codeRemoved, { code: label }));
    field.current?.focus();
  };

  const entries = [
    ...cart.coupons.map((code) => ({
      key: code,
      code,
      label: code,
      note: cart.couponProblems.find((other) => other.code === code)?.message ?? '',
      isRefused: cart.invalidCoupons.includes(code),
    })),
    ...cart.giftCards.map(({ id, last4, balanceCents, amountCents, problem: refusal }) => ({
      key: id,
      code: id,
      label: fillText(page.giftCardEnding, { last4 }),
      note: refusal ?? fillText(page.giftCardLeft, { amount: money(balanceCents - amountCents) }),
      isRefused: refusal !== null,
    })),
  ];

  return (
    <div className="cart-codes">
      {entries.length > 0 && (
        <ul className="cart-codes__list">
          {entries.map(({ key, code, label, note, isRefused }) => (
            <li key={key} className="cart-codes__entry">
              <form
                className="cart-codes__remove"
                method="post"
                action="/cart/codes"
                onSubmit={(event) => void takeOff(event, code, label)}
              >
                <input type="hidden" name="crumb" value={crumb} />
                <input type="hidden" name="action" value="remove" />
                <input type="hidden" name="code" value={code} />
                <span className="cart-codes__name">{label}</span>
                <button
                  className="link-button"
                  type="submit"
                  aria-label={fillText(page.removeCode, { code: label })}
                >
                  {page.remove}
                </button>
              </form>
              {note !== '' && <p className={isRefused ? 'field__error' : 'field__hint'}>{note}</p>}
            </li>
          ))}
        </ul>
      )}
      <form
        className="cart-codes__form"
        method="post"
        action="/cart/codes"
        noValidate={live !== undefined}
        onSubmit={(event) => void apply(event)}
      >
        <input type="hidden" name="crumb" value={crumb} />
        <label className="field__label" htmlFor="cart-code">
          {page.codeHeading}
        </label>
        <div className="cart-codes__row">
          <input
            ref={field}
            className="field__input"
            id="cart-code"
            name="code"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            required
            defaultValue={fault?.typed ?? ''}
            aria-invalid={problem === '' ? undefined : true}
            aria-describedby={problem === '' ? undefined : problemId}
          />
          <button className="button button--quiet" type="submit" aria-disabled={waits ? true : undefined}>
            {page.applyCode}
          </button>
        </div>
        <p className="field__error" id={problemId} role="alert">
          {problem}
        </p>
      </form>
    </div>
  );
}
