import { inLocale } from '@vitrine/blocks/locale.ts';
import { SiteForm } from '@vitrine/blocks/views/site-form/site-form.render.tsx';
import type { SiteFormView } from '@vitrine/contracts/site-forms.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { forms as text } from '../../text/en-forms.ts';
import { Card } from '../../ui/card.tsx';
import screen from '../../ui/screen.module.css';
import { fieldsOfRows } from './form-values.ts';
import styles from './forms.module.css';
import type { OwnerFormState } from './use-owner-form.ts';

/** What of the page the form is rendered into, and its heading. */
interface Shown {
  readonly page: Document;
  readonly place: HTMLElement;
  readonly title: HTMLElement | null;
}

/**
 * The form as visitors see it, with what was typed so far: the site's own page of the form in a frame without scripts,
 * in which the form is rendered again with each change.
 */
export function FormPreview({ form }: { readonly form: OwnerFormState }) {
  const [shown, setShown] = useState<Shown | 'broken' | null>(null);
  const { stored, values } = form;
  const view: SiteFormView = {
    id: stored.id,
    name: values.formName,
    version: stored.version,
    fields: [...fieldsOfRows(values.questions)],
    submitLabel: values.submitLabel.trim(),
    disclaimerMessage: values.disclaimerMessage,
    captchaEnabled: values.captchaEnabled,
    captchaTheme: values.captchaTheme,
    captchaAlignment: values.captchaAlignment,
    hasCode: false,
  };
  return (
    <div className={styles['beside']}>
      <Card title={text.previewHead}>
        <p className={`${screen['quiet']} ${screen['small']}`}>
          {shown === 'broken' ? text.previewBroken : text.previewHint}
        </p>
        <iframe
          title={text.previewFrame(stored.name)}
          src={`/site-forms/${stored.id}`}
          className={styles['frame']}
          hidden={shown === 'broken'}
          // Fonts need the same origin; scripts, forms and navigation are not allowed.
          sandbox="allow-same-origin"
          // A form taller than its frame must be scrollable by keyboard too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onLoad={(event) => setShown(preparePage(event.currentTarget.contentDocument) ?? 'broken')}
        />
        {shown !== null &&
          shown !== 'broken' &&
          createPortal(
            inLocale(
              localeOf(shown.page.documentElement.lang),
              <SiteForm key={kindsOf(view)} form={view} place="preview" isLive={false} />,
            ),
            shown.place,
          )}
        {shown !== null &&
          shown !== 'broken' &&
          shown.title !== null &&
          createPortal(values.formName, shown.title)}
      </Card>
    </div>
  );
}

/** Inputs keep their own state: those of a question whose kind has changed are new ones. */
const kindsOf = ({ fields }: SiteFormView): string => fields.map(({ id, type }) => `${id} ${type}`).join();

/** Leaves of the page the form and its heading, both empty; null when there is no form. */
function preparePage(page: Document | null): Shown | null {
  const served = page?.querySelector<HTMLElement>('form.site-form');
  if (page === null || served === null || served === undefined) return null;
  const place = page.createElement('div');
  served.replaceWith(place);
  const section = place.closest<HTMLElement>('.site-form-page') ?? place;
  // What surrounds the page keeps its look, without header and footer.
  for (let inner: Element = section; inner !== page.body;) {
    const outer: Element | null = inner.parentElement;
    if (outer === null) break;
    for (const other of outer.children) {
      if (other !== inner && !other.matches('style, link')) other.setAttribute('data-beside', '');
    }
    inner = outer;
  }
  for (const other of page.querySelectorAll('[data-beside]')) other.remove();
  const title = section.querySelector<HTMLElement>('.site-form-page__title');
  title?.replaceChildren();
  return { page, place, title };
}
