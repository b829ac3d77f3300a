import { customFormDialogText } from '@vitrine/domain/text/custom-form-dialog.ts';
import { cartPageText } from '@vitrine/domain/text/cart-page.ts';
import { useLocale } from '../../locale.ts';
import type { CartEntryView } from '@vitrine/contracts/cart.ts';
import { parseAnswers } from '@vitrine/domain/custom-form/check-answers.ts';
import type { CustomForm, CustomFormAnswers } from '@vitrine/domain/custom-form/custom-form.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';
import { CustomFormFields } from '../custom-form/custom-form-fields.render.tsx';
import CartEstimateForm from './cart-estimate-form.render.tsx';
import type { CartPageProps } from './cart-page.props.ts';
import { CartPage } from './cart-page.render.tsx';

/** The cart page as the server renders it, with the forms that change answers without JavaScript. */
export function CartPageWithForms(props: CartPageProps): ReactNode {
  return (
    <CartPage
      {...props}
      drawAnswersForm={(entry) => answersFormOf(props, entry)}
      drawEstimateForm={() => estimateFormOf(props)}
    />
  );
}

function answersFormOf({ forms = {}, crumb, faults }: CartPageProps, entry: CartEntryView): ReactNode {
  const form = entry.customFormId === null ? undefined : forms[entry.customFormId];
  if (form === undefined) return null;
  const mine = faults?.answers?.entryId === entry.id ? faults.answers.fields : undefined;
  return <AnswersForm entry={entry} form={form} crumb={crumb} faults={mine} />;
}

const noFaults = {};
const nothing = (): void => undefined;

function estimateFormOf({ cart, crumb, places = [], faults }: CartPageProps): ReactNode {
  return (
    <CartEstimateForm
      cart={cart}
      crumb={crumb}
      places={places}
      faults={faults?.location ?? noFaults}
      live={undefined}
      done={nothing}
    />
  );
}

function AnswersForm(props: {
  readonly entry: CartEntryView;
  readonly form: CustomForm;
  readonly crumb: string;
  /** Error messages by field id, where the posted answers were refused. */
  readonly faults: Readonly<Record<string, string>> | undefined;
}): ReactNode {
  const locale = useLocale();
  const page = cartPageText(locale);
  const { entry, form, crumb, faults } = props;
  return (
    <details open={faults === undefined ? undefined : true}>
      <summary
        className="link-button"
        aria-label={fillText(page.editAnswersOf, { productName: entry.title })}
      >
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
          {customFormDialogText(locale).saveAnswers}
        </button>
      </form>
    </details>
  );
}
