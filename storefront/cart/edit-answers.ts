import { customFormDialogText } from '@vitrine/domain/text/custom-form-dialog.ts';
import { locale } from '../locale.ts';
import type { CartPageProps } from '@vitrine/blocks/views/cart/cart-page.props.ts';
import type { CartEntryView } from '@vitrine/contracts/cart.ts';
import { askCustomForm } from '../custom-form/ask-custom-form.tsx';
import { changeAnswers, showLineProblem } from './cart-store.ts';

/** Opens the dialog with a line's answers, again until the server accepts them or the dialog is closed. */
export async function editAnswers(entry: CartEntryView, forms: CartPageProps['forms']): Promise<void> {
  const form = entry.customFormId === null ? undefined : forms?.[entry.customFormId];
  if (form === undefined) return;
  let { additionalFields } = entry;
  let errors: Readonly<Record<string, string>> = {};
  for (;;) {
    const given = await askCustomForm(form, {
      productName: entry.title,
      additionalFields,
      submitText: customFormDialogText(locale).saveAnswers,
      errors,
    });
    if (given === null) return;
    const answer = await changeAnswers(
      { id: entry.id, itemId: entry.itemId, sku: entry.chosenVariant.sku },
      given,
    );
    if (answer.ok) return;
    if (Object.keys(answer.fields).length === 0) {
      showLineProblem(entry.id, answer.message);
      return;
    }
    additionalFields = given;
    errors = answer.fields;
  }
}
