import { isExtended } from '@vitrine/domain/form/check-form.ts';
import { blocksText } from '@vitrine/domain/text/blocks.ts';
import { useLocale } from '../locale.ts';
import type { BlockRenderProps } from '../block.ts';
import { mailLink } from '../mail-link.ts';
import { Island } from '../island.tsx';
import { LongForm } from '../views/site-form/long-form.render.tsx';
import { SiteForm } from '../views/site-form/site-form.render.tsx';
import type { FormProps } from './form.schema.ts';

export function FormBlock({ props, data, blockId }: BlockRenderProps<FormProps>) {
  const text = blocksText(useLocale());
  if (props.formId === null) return <FormByMail props={props} />;
  const form = data.forms?.get(props.formId);
  const view = form === undefined ? null : { form, place: blockId };
  return (
    // The page lets scripts run that follow the form only where there is one.
    <div className="call-card" data-form-code={form?.hasCode === true ? form.id : undefined}>
      <h2>{props.name}</h2>
      {props.text === '' ? null : <p>{props.text}</p>}
      {view === null ? (
        <p className="call-card__note">{text.formNotConfigured}</p>
      ) : isExtended(view.form) ? (
        <Island name="long-form" load="touch" props={view}>
          <LongForm {...view} />
        </Island>
      ) : (
        <Island name="site-form" load="touch" props={view}>
          <SiteForm {...view} />
        </Island>
      )}
    </div>
  );
}

/** The questions of the block itself, which the visitor answers by mail. */
function FormByMail({ props }: { readonly props: FormProps }) {
  const text = blocksText(useLocale());
  const questionFields = props.fields.filter(({ type }) => type !== 'section' && type !== 'hidden');
  const questions = questionFields.map(({ label, options }) =>
    options.length === 0 ? label : `${label} (${options.join(', ')})`,
  );
  return (
    <div className="call-card">
      <h2>{props.name}</h2>
      {props.text === '' ? null : <p>{props.text}</p>}
      {props.email === '' ? (
        <p className="call-card__note">{text.formNotConfigured}</p>
      ) : (
        <>
          {questions.length === 0 ? null : (
            <div className="text">
              <p>{text.formByMail}</p>
              <ul>
                {questionFields.map(({ id, label }) => (
                  <li key={id}>{label}</li>
                ))}
              </ul>
            </div>
          )}
          <p className="call-card__links">
            <a
              className="button button--primary"
              href={mailLink(
                props.email,
                props.name,
                questions.map((question) => `${question}:\n\n`).join('\n'),
              )}
            >
              {props.buttonLabel}
            </a>
            <span>{props.email}</span>
          </p>
        </>
      )}
      {props.disclaimer === '' ? null : <p className="call-card__note">{props.disclaimer}</p>}
    </div>
  );
}
