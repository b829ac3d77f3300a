import { blocksText } from '@vitrine/domain/text/blocks.ts';
import { useLocale } from '../locale.ts';
import type { BlockRenderProps } from '../block.ts';
import { Island } from '../island.tsx';
import { mailLink } from '../mail-link.ts';
import type { NewsletterFormProps } from '../views/newsletter/newsletter-form.props.ts';
import { NewsletterForm } from '../views/newsletter/newsletter-form.render.tsx';
import type { NewsletterProps } from './newsletter.schema.ts';

export function NewsletterBlock({ props, blockId }: BlockRenderProps<NewsletterProps>) {
  return (
    <div className="call-card">
      <h2>{props.title}</h2>
      {props.text === '' ? null : <p>{props.text}</p>}
      {props.listId === null ? (
        <WithoutList {...props} />
      ) : (
        <OfList {...formOf(props, props.listId, blockId)} />
      )}
      {props.disclaimer === '' ? null : <p className="call-card__note">{props.disclaimer}</p>}
    </div>
  );
}

/** What a visitor reads before signing up is what they agree to. */
const formOf = (props: NewsletterProps, listId: string, blockId: string): NewsletterFormProps => ({
  blockId,
  listId,
  buttonLabel: props.buttonLabel,
  words: [props.title, props.text, props.buttonLabel, props.disclaimer]
    .filter((words) => words !== '')
    .join('\n'),
});

function OfList(form: NewsletterFormProps) {
  return (
    <Island name="newsletter-form" load="touch" props={form}>
      <NewsletterForm {...form} />
    </Island>
  );
}

function WithoutList(props: NewsletterProps) {
  const locale = useLocale();
  const text = blocksText(locale);
  return props.email === '' ? (
    <p className="call-card__note">{text.formNotConfigured}</p>
  ) : (
    <a className="button button--primary" href={mailLink(props.email, props.title, text.newsletterByMail)}>
      {props.buttonLabel}
    </a>
  );
}
