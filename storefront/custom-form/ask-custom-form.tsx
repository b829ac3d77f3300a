import { customFormDialogText } from '@vitrine/domain/text/custom-form-dialog.ts';
import { locale } from '../locale.ts';
import { CustomFormDialog } from '@vitrine/blocks/views/custom-form/custom-form-dialog.render.tsx';
import { checkAnswers, parseAnswers } from '@vitrine/domain/custom-form/check-answers.ts';
import type { CustomForm, CustomFormAnswers } from '@vitrine/domain/custom-form/custom-form.ts';
import { hiddenValue } from '@vitrine/domain/custom-form/posted-answers.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { openModal } from '../dialog/open-modal.ts';

export interface AskOptions {
  readonly productName: string;
  /** Answers given before, JSON text; '' for none. */
  readonly additionalFields?: string;
  readonly submitText?: string;
  /** Sentences by field id to show at once. */
  readonly errors?: Readonly<Record<string, string>>;
}

/**
 * Opens the custom product form's dialog. Resolves with the answers as JSON text, or null when it was dismissed.
 * Rejects when the form cannot be shown. spec: storefront-commerce 2, 4
 */
export async function askCustomForm(form: CustomForm, options: AskOptions): Promise<string | null> {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog dialog--form';
  dialog.setAttribute('aria-labelledby', 'custom-form-title');
  let answers: string | null = null;
  const root = createRoot(dialog);
  // Rendered before it opens, so that the dialog can focus its first field.
  flushSync(() => {
    root.render(
      <CustomFormDialog
        form={form}
        productName={options.productName}
        answers={knownAnswers(form, options.additionalFields ?? '')}
        submitText={options.submitText ?? customFormDialogText(locale).addWithAnswers}
        errors={options.errors ?? {}}
        submit={(additionalFields) => {
          answers = additionalFields;
          dialog.close();
        }}
        close={() => dialog.close()}
      />,
    );
  });
  if (dialog.firstElementChild === null) throw new Error('The custom form could not be drawn.');
  const closed = openModal(dialog);
  dialog.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
  await closed;
  root.unmount();
  return answers;
}

/** The earlier answers, or values for hidden fields from the page's URL. */
function knownAnswers(form: CustomForm, additionalFields: string): CustomFormAnswers {
  const query = new URLSearchParams(location.search);
  const hidden = Object.fromEntries(
    form.fields
      .filter((field) => field.type === 'hidden')
      .map((field) => [field.id, hiddenValue(field, (name) => query.get(name))]),
  );
  const checked = checkAnswers(form, parseAnswers(additionalFields) ?? {}, locale);
  // Answers that are no longer valid are asked again; valid ones are kept.
  if (checked.ok) return { ...hidden, ...checked.answers };
  const given = parseAnswers(additionalFields) ?? {};
  const kept = Object.fromEntries(Object.entries(given).filter(([id]) => !Object.hasOwn(checked.fields, id)));
  const again = checkAnswers(
    { ...form, fields: form.fields.map((field) => ({ ...field, required: false })) },
    kept,
    locale,
  );
  return { ...hidden, ...(again.ok ? again.answers : {}) };
}
