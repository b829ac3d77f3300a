import type { CartEntryView } from '@vitrine/contracts/cart.ts';
import { parseAnswers } from '@vitrine/domain/custom-form/check-answers.ts';
import type { CustomForm, CustomFormAnswers } from '@vitrine/domain/custom-form/custom-form.ts';
import * as page from '@vitrine/domain/text/en/cart-page.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';
import { CustomFormFields } from '../custom-form/custom-form-fields.render.tsx';
import type { CartPageLive } from './cart-page-live.ts';

interface CartAnswersProps {
  readonly entry: CartEntryView;
  readonly form: CustomForm | undefined;
  readonly crumb: string;
  /** Sentences by field id, where the posted answers were refused. */
  readonly faults: Readonly<Record<string, string>> | undefined;
  readonly live: CartPageLive | undefined;
}

/** What a buyer answered to a product's questions, and a way to answer anew: a dialog, or a form without JavaScript. */
export function CartAnswers({ entry, form, crumb, faults, live }: CartAnswersProps): ReactNode {
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
      {form !== undefined && live === undefined && (
        <details open={faults === undefined ? undefined : true}>
          <summary className="link-button" aria-label={label}>
            {page.editAnswers}
          </summary>
          <form
            className="cart-answers__form"
            method="post"
            action={`/cart/entries/${entry.id}/answers`}
            noValidate={faults !== undefined}
          >
            <input type="hidden" name="crumb" value={crumb} />
            <input type="hidden" name="itemId" value={entry.itemId} />
            <input type="hidden" name="sku" value={entry.chosenVariant.sku} />
            <CustomFormFields
              form={form}
              answers={(parseAnswers(entry.additionalFields) ?? {}) as CustomFormAnswers}
              {...(faults === undefined ? {} : { errors: faults })}
            />
            <button className="button button--quiet" type="submit">
              {page.saveAnswers}
            </button>
          </form>
        </details>
      )}
    </div>
  );
}
