import type { FormThanks, SiteFormView } from '@vitrine/contracts/site-forms.ts';
import type { CustomFormAnswers } from '@vitrine/domain/custom-form/custom-form.ts';
import { formsText } from '@vitrine/domain/text/forms.ts';
import type { ReactNode } from 'react';
import { useLocale } from '../../locale.ts';
import type { KeptFile } from './file-answer.props.ts';
import { SiteForm } from './site-form.render.tsx';

/** A form on its own page: after it was refused without JavaScript, or for whoever has its address. */
export function SiteFormPage({
  form,
  answers,
  files,
  errors,
  problem,
  pagePath,
}: {
  readonly form: SiteFormView;
  readonly answers: CustomFormAnswers;
  readonly files?: Readonly<Record<string, readonly KeptFile[]>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly problem: string;
  readonly pagePath: string;
}): ReactNode {
  return (
    <section className="site-form-page">
      <h1 className="site-form-page__title">{form.name}</h1>
      <SiteForm
        form={form}
        place="page"
        answers={answers}
        {...(files === undefined ? {} : { files })}
        errors={errors}
        problem={problem}
        pagePath={pagePath}
        isLive={false}
        sectionLevel={2}
      />
    </section>
  );
}

/** What is shown after a form was sent without JavaScript. A redirect to another site is a link here. */
export function SiteFormThanks({
  title,
  backUrl,
  successRedirect,
  submissionMessage,
  submissionHTML,
}: FormThanks & { readonly title: string; readonly backUrl: string }): ReactNode {
  const text = formsText(useLocale());
  return (
    <section className="site-form-page">
      <h1 className="site-form-page__title">{title}</h1>
      <p className="site-form__words">{submissionMessage}</p>
      {successRedirect === '' ? (
        <p>
          <a className="back-link" href={backUrl}>
            {text.backToPage}
          </a>
        </p>
      ) : (
        <p>
          <a className="button button--primary" href={successRedirect}>
            {text.goOn}
          </a>
        </p>
      )}
      {successRedirect === '' && submissionHTML !== '' && (
        // The owner's own code, with the rights of the website.
        <div dangerouslySetInnerHTML={{ __html: submissionHTML }} />
      )}
    </section>
  );
}
