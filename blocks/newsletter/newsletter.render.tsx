import { blocksText } from '@vitrine/domain/text/blocks.ts';
import { useLocale } from '../locale.ts';
import type { BlockRenderProps } from '../block.ts';
import { mailLink } from '../mail-link.ts';
import type { NewsletterProps } from './newsletter.schema.ts';

export function NewsletterBlock({ props }: BlockRenderProps<NewsletterProps>) {
  const locale = useLocale();
  const text = blocksText(locale);
  return (
    <div className="call-card">
      <h2>{props.title}</h2>
      {props.text === '' ? null : <p>{props.text}</p>}
      {props.email === '' ? (
        <p className="call-card__note">{text.formNotConfigured}</p>
      ) : (
        <a
          className="button button--primary"
          href={mailLink(props.email, props.title, text.newsletterByMail)}
        >
          {props.buttonLabel}
        </a>
      )}
      {props.disclaimer === '' ? null : <p className="call-card__note">{props.disclaimer}</p>}
    </div>
  );
}
