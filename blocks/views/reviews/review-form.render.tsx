import { useLocale } from '../../locale.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { reviewsText } from '@vitrine/domain/text/reviews.ts';
import type { ReactNode } from 'react';
import type { ReviewFormProps } from './reviews.props.ts';

const stars = ['5', '4', '3', '2', '1'] as const;

interface Described {
  readonly name: string;
  readonly fault: string;
}

/** Attributes of a field that has a hint and may have an error below it. */
const describe = ({ name, fault }: Described, hasHint = true) => ({
  'aria-invalid': fault === '' ? undefined : (true as const),
  'aria-describedby': `${hasHint ? `review-${name}-hint ` : ''}review-${name}-error`,
});

const Fault = ({ name, fault }: Described): ReactNode => (
  <p className="field__error" id={`review-${name}-error`}>
    {fault}
  </p>
);

interface FieldProps extends Described {
  readonly label: string;
  readonly hint: string;
  readonly children: ReactNode;
}

const Field = ({ name, label, hint, fault, children }: FieldProps): ReactNode => (
  <div className="field">
    <label className="field__label" htmlFor={`review-${name}`}>
      {label}
    </label>
    {children}
    <p className="field__hint" id={`review-${name}-hint`}>
      {hint}
    </p>
    <Fault name={name} fault={fault} />
  </div>
);

function Stars({ value, fault }: { readonly value: string; readonly fault: string }): ReactNode {
  const text = reviewsText(useLocale());
  return (
    <fieldset {...describe({ name: 'stars', fault }, false)}>
      <legend className="field__label">{text.starsLabel}</legend>
      {stars.map((count) => (
        <label key={count} className="review-form__option">
          <input
            type="radio"
            name="stars"
            id={count === '5' ? 'review-stars' : undefined}
            value={count}
            defaultChecked={value === count}
            required
          />
          <span className="review-form__glyphs" aria-hidden="true">
            {'★'.repeat(Number(count))}
          </span>
          <span>{text.starOption[count]}</span>
        </label>
      ))}
      <Fault name="stars" fault={fault} />
    </fieldset>
  );
}

function Pictures({ pictures }: Pick<ReviewFormProps, 'pictures'>): ReactNode {
  const text = reviewsText(useLocale());
  if (pictures.length === 0) return null;
  return (
    <fieldset>
      <legend className="field__label">{text.yourPictures}</legend>
      {pictures.map(({ id, url, altText }, at) => (
        <label key={id} className="review-form__picture">
          <input type="checkbox" name="remove" value={id} />
          <img src={url} alt={altText} width={88} height={88} />
          <span>{fillText(text.removePicture, { n: at + 1 })}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The review of a product that somebody has bought. It works without JavaScript. */
export function ReviewForm(props: ReviewFormProps): ReactNode {
  const { productName, action, backUrl, typed, faults, pictures, maxPictures, maxSize } = props;
  const text = reviewsText(useLocale());
  const faultOf = (name: string): string => faults[name] ?? '';
  const isRefused = Object.keys(faults).length > 0;
  return (
    <section className="reviews-page">
      <h1 className="reviews-page__title">{fillText(text.formTitle, { product: productName })}</h1>
      {backUrl !== null && (
        <p>
          <a className="back-link" href={backUrl}>
            {text.back}
          </a>
        </p>
      )}
      {isRefused && (
        <p className="notice notice--error" role="alert">
          {text.pleaseCheck}
        </p>
      )}
      <form className="review-form" method="post" action={action} encType="multipart/form-data">
        <Stars value={typed.stars} fault={faultOf('stars')} />
        <Field name="title" label={text.titleLabel} hint={text.titleHint} fault={faultOf('title')}>
          <input
            className="field__input"
            id="review-title"
            type="text"
            name="title"
            defaultValue={typed.title}
            {...describe({ name: 'title', fault: faultOf('title') })}
          />
        </Field>
        <Field name="body" label={text.bodyLabel} hint={text.bodyHint} fault={faultOf('body')}>
          <textarea
            className="field__input"
            id="review-body"
            name="body"
            rows={6}
            defaultValue={typed.body}
            required
            {...describe({ name: 'body', fault: faultOf('body') })}
          />
        </Field>
        <Field name="name" label={text.nameLabel} hint={text.nameHint} fault={faultOf('name')}>
          <input
            className="field__input"
            id="review-name"
            type="text"
            name="name"
            autoComplete="name"
            defaultValue={typed.name}
            required
            {...describe({ name: 'name', fault: faultOf('name') })}
          />
        </Field>
        <Pictures pictures={pictures} />
        <Field
          name="pictures"
          label={text.picturesLabel}
          hint={fillText(text.picturesHint, { most: maxPictures, size: maxSize })}
          fault={faultOf('pictures')}
        >
          {/* Last, so that the words have arrived before the pictures do. */}
          <input
            className="field__input"
            id="review-pictures"
            type="file"
            name="pictures"
            accept="image/*"
            multiple
            {...describe({ name: 'pictures', fault: faultOf('pictures') })}
          />
        </Field>
        <p>
          <button className="button button--primary" type="submit">
            {text.send}
          </button>
        </p>
      </form>
    </section>
  );
}
