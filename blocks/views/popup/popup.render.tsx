import type { PictureView } from '@vitrine/contracts/media.ts';
import type { PopupRules } from '@vitrine/domain/site/popup-rules.ts';
import type { PopupSettings } from '@vitrine/domain/site/popup.ts';
import { dialogText } from '@vitrine/domain/text/dialog.ts';
import { Island } from '../../island.tsx';
import { useLocale } from '../../locale.ts';
import { Picture } from '../../picture.tsx';
import type { NewsletterFormProps } from '../newsletter/newsletter-form.props.ts';
import { NewsletterForm } from '../newsletter/newsletter-form.render.tsx';

/**
 * A pop-up as a page has it: in a template, so that it is neither seen nor read nor indexed, and its picture not loaded,
 * until a browser opens it. `html` is clean by then, '' for none; `form` is that of its newsletter, null for none.
 */
export function PopupView(props: {
  readonly popup: Pick<
    PopupSettings,
    'title' | 'action' | 'buttonLabel' | 'href' | 'newsletterDisclaimer' | 'placement' | 'theme'
  > &
    PopupRules;
  readonly html: string;
  readonly picture: PictureView | null;
  readonly form: NewsletterFormProps | null;
}) {
  const { popup, html, picture, form } = props;
  const { placement } = popup;
  const { afterSeconds, scrolledPercent, onExit, againAfterDays, edition } = popup;
  const rules: PopupRules = { afterSeconds, scrolledPercent, onExit, againAfterDays, edition };
  return (
    <template data-popup={JSON.stringify(rules)}>
      <dialog
        className={`dialog popup popup--${placement}`}
        data-theme={popup.theme}
        aria-labelledby="popup-title"
      >
        <CloseButton />
        {picture === null ? null : (
          <div className="popup__picture">
            <Picture picture={picture} sizes="(max-width: 33rem) 100vw, 30rem" maxWidth={1000} />
          </div>
        )}
        <div className="popup__words">
          <h2 className="dialog__title popup__title" id="popup-title">
            {popup.title}
          </h2>
          {html === '' ? null : <div className="popup__text" dangerouslySetInnerHTML={{ __html: html }} />}
          {form === null ? null : (
            <div className="popup__form">
              <Island name="newsletter-form" load="touch" props={form}>
                <NewsletterForm {...form} />
              </Island>
              {popup.newsletterDisclaimer === '' ? null : (
                <p className="popup__note">{popup.newsletterDisclaimer}</p>
              )}
            </div>
          )}
          {popup.action !== 'link' ? null : (
            <a className="button button--primary popup__action" href={popup.href}>
              {popup.buttonLabel}
            </a>
          )}
        </div>
      </dialog>
    </template>
  );
}

function CloseButton() {
  const text = dialogText(useLocale());
  return (
    <button
      className="dialog__close popup__close"
      type="button"
      data-closes-popup=""
      aria-label={text.closeDialog}
    >
      <svg
        aria-hidden="true"
        width="22"
        height="22"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      >
        <path d="m5 5 14 14M19 5 5 19" />
      </svg>
    </button>
  );
}
