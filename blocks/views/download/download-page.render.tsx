import { downloadsText } from '@vitrine/domain/text/downloads.ts';
import { useLocale } from '../../locale.ts';
import type { DownloadPageView } from '@vitrine/contracts/downloads.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';

/** The page of a download link: the file with its button, or why it is no longer available and whom to contact. */
export function DownloadPage(view: DownloadPageView): ReactNode {
  const locale = useLocale();
  const text = downloadsText(locale);
  const { file, contactEmail, orderPath } = view;
  return (
    <article className="download-page">
      <h1 className="download-page__title">{view.title}</h1>
      {file !== null && <p className="download-page__facts">{file.facts}</p>}
      <p className="download-page__sentence">{view.sentence}</p>
      {file !== null && (
        <form method="post" action={file.action}>
          <input type="hidden" name="crumb" value={file.crumb} />
          <button className="button button--primary" type="submit">
            {text.download}
          </button>
        </form>
      )}
      <p className="download-page__links">
        {file === null && contactEmail !== '' && (
          <a className="quiet-link" href={`mailto:${contactEmail}`}>
            {fillText(text.writeTo, { email: contactEmail })}
          </a>
        )}
        {orderPath !== null && (
          <a className="quiet-link" href={orderPath}>
            {text.backToOrder}
          </a>
        )}
      </p>
    </article>
  );
}
