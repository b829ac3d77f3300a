import { cartPageText } from '@vitrine/domain/text/cart-page.ts';
import { useLocale } from '../../locale.ts';
import type { CartEntryView } from '@vitrine/contracts/cart.ts';
import type { CustomForm } from '@vitrine/domain/custom-form/custom-form.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';
import type { CartPageLive } from './cart-page-live.ts';

interface CartAnswersProps {
  readonly entry: CartEntryView;
  readonly form: CustomForm | undefined;
  /** The form to change the answers without JavaScript; rendered by the server only. */
  readonly plainForm: ReactNode;
  readonly live: CartPageLive | undefined;
}

/** A buyer's answers to a product's questions, editable in a dialog, or in a form without JavaScript. */
export function CartAnswers({ entry, form, plainForm, live }: CartAnswersProps): ReactNode {
  const locale = useLocale();
  const page = cartPageText(locale);
  if (entry.answers.length === 0 && form === undefined) return null;
  const label = fillText(page.editAnswersOf, { productName: entry.title });
  return (
    <div className="cart-answers">
      {entry.answers.length > 0 && (
        <dl className="cart-answers__list">
          {entry.answers.map((answer) => (
            <div key={answer.label} className="cart-answers__row">
              <dt>{answer.label}</dt>
              <dd>{answer.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {form !== undefined && live !== undefined && (
        <button
          className="link-button"
          type="button"
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => void live.editAnswers(entry)}
        >
          {page.editAnswers}
        </button>
      )}
      {/* React does not hydrate the content of noscript, so a browser never loads its code. */}
      {form !== undefined && live === undefined && <noscript>{plainForm}</noscript>}
    </div>
  );
}
