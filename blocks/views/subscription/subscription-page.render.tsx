import { subscriptionsText } from '@vitrine/domain/text/subscriptions.ts';
import { useLocale } from '../../locale.ts';
import type { ReactNode } from 'react';
import { Island } from '../../island.tsx';
import { CardForm } from './card-form.render.tsx';
import type { SubscriptionAction, SubscriptionPageProps } from './subscription-page.props.ts';

/** A subscription as its customer sees and changes it. Plain forms: nothing here needs JavaScript. */
export function SubscriptionPage(props: SubscriptionPageProps): ReactNode {
  return (
    <article className="subscription">
      {props.confirm === null ? (
        <Overview {...props} />
      ) : (
        <ConfirmCancel {...props} confirm={props.confirm} />
      )}
    </article>
  );
}

function ConfirmCancel(
  props: SubscriptionPageProps & { readonly confirm: NonNullable<SubscriptionPageProps['confirm']> },
): ReactNode {
  const locale = useLocale();
  const text = subscriptionsText(locale);
  const { confirm, path, crumb } = props;
  return (
    <div className="subscription__confirm">
      <h1 className="subscription__title">{confirm.title}</h1>
      <p className="subscription__lead">{confirm.text}</p>
      <form className="subscription__answers" method="post" action={path}>
        <input type="hidden" name="crumb" value={crumb} />
        <button className="button button--primary" type="submit" name="action" value="cancel">
          {text.confirmCancel}
        </button>
        <a className="button button--quiet" href={path}>
          {text.dontCancel}
        </a>
      </form>
    </div>
  );
}

function Overview(props: SubscriptionPageProps): ReactNode {
  const locale = useLocale();
  const text = subscriptionsText(locale);
  const { notice, status, productName, productPath } = props;
  return (
    <>
      <header className="subscription__head">
        {notice !== null && (
          <p
            className={`notice${notice.isError ? ' notice--error' : ''}`}
            role={notice.isError ? 'alert' : 'status'}
          >
            {notice.text}
          </p>
        )}
        <p className="subscription__eyebrow">
          <span>{text.eyebrow}</span>
          <span className="subscription__status" data-status={status}>
            {props.statusName}
          </span>
        </p>
        <h1 className="subscription__title">{productName}</h1>
        <p className="subscription__lead">{props.lead}</p>
        {props.testMode && <p className="notice notice--test">{text.testMode}</p>}
      </header>
      <div className="subscription__columns">
        <div className="subscription__main">
          {status === 'past-due' && <ChangeCard {...props} />}
          <Actions {...props} />
          {status !== 'past-due' && <ChangeCard {...props} />}
          <section className="subscription__history" aria-labelledby="subscription-history">
            <h2 className="subscription__heading" id="subscription-history">
              {text.history}
            </h2>
            <ol className="subscription__happenings">
              {props.history.map((happening, at) => (
                <li className="subscription__happening" key={at}>
                  <span className="subscription__day">{happening.day}</span>
                  <span className="subscription__what">{happening.text}</span>
                  {happening.order !== null && (
                    <span className="subscription__order">
                      <a href={happening.order.href}>{happening.order.label}</a>
                      <span className="subscription__sum">{happening.order.amount}</span>
                    </span>
                  )}
                </li>
              ))}
            </ol>
          </section>
        </div>
        <aside className="subscription__aside" aria-label={text.details}>
          <div className="subscription__product">
            {props.assetUrl !== null && (
              <img
                className="subscription__picture"
                src={`${props.assetUrl}?format=300w`}
                srcSet={`${props.assetUrl}?format=300w 300w, ${props.assetUrl}?format=500w 500w`}
                sizes="7rem"
                alt=""
                width={112}
                height={140}
              />
            )}
            <p className="subscription__name">
              {productPath === null ? productName : <a href={productPath}>{productName}</a>}
              {props.options !== '' && <span className="subscription__options">{props.options}</span>}
              <span className="subscription__price">{props.price}</span>
            </p>
          </div>
          <dl className="subscription__facts">
            {props.facts.map((fact, place) => (
              <div key={place}>
                <dt>{fact.label}</dt>
                {fact.lines.map((line, at) => (
                  <dd key={at}>{line}</dd>
                ))}
              </div>
            ))}
          </dl>
        </aside>
      </div>
    </>
  );
}

/** Pause, resume, cancel, keep: each a button with its effect described. */
function Actions(props: SubscriptionPageProps): ReactNode {
  const locale = useLocale();
  const text = subscriptionsText(locale);
  const { pause, resume, cancel, keep, path, crumb } = props;
  if (pause === null && resume === null && cancel === null && keep === null) return null;
  const post = (action: string, offer: SubscriptionAction, isMain: boolean): ReactNode => (
    <form className="subscription__action" method="post" action={path}>
      <input type="hidden" name="crumb" value={crumb} />
      <p className="subscription__hint" id={`subscription-${action}`}>
        {offer.hint}
      </p>
      <button
        className={`button ${isMain ? 'button--primary' : 'button--quiet'}`}
        type="submit"
        name="action"
        value={action}
        aria-describedby={`subscription-${action}`}
      >
        {offer.label}
      </button>
    </form>
  );
  return (
    <section className="subscription__actions" aria-labelledby="subscription-actions">
      <h2 className="subscription__heading" id="subscription-actions">
        {text.manage}
      </h2>
      <div className="subscription__action-list">
        {resume !== null && post('resume', resume, true)}
        {keep !== null && post('keep', keep, true)}
        {pause !== null && post('pause', pause, false)}
        {cancel !== null && (
          <div className="subscription__action">
            <p className="subscription__hint" id="subscription-cancel">
              {cancel.hint}
            </p>
            <a
              className="button button--quiet"
              href={`${path}?step=cancel`}
              aria-describedby="subscription-cancel"
            >
              {cancel.label}
            </a>
          </div>
        )}
      </div>
    </section>
  );
}

/** Changes the card. Expanded while a payment has failed or the last attempt was refused, collapsed otherwise. */
function ChangeCard({ card, path, crumb, status, testMode }: SubscriptionPageProps): ReactNode {
  const locale = useLocale();
  const text = subscriptionsText(locale);
  if (card === null) return null;
  const isOpen = status === 'past-due' || Object.keys(card.fieldErrors).length > 0;
  const form = { ...card, path, crumb, testMode };
  return (
    <details className="subscription__card" open={isOpen} id="card">
      <summary className="subscription__card-summary">{text.changeCard}</summary>
      {card.provider.takesCards ? (
        <CardForm {...form} />
      ) : (
        <Island name="subscription-card" load="visible" props={form}>
          <CardForm {...form} />
        </Island>
      )}
    </details>
  );
}
