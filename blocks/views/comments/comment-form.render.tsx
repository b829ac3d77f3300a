import { commentsText } from '@vitrine/domain/text/comments.ts';
import { useLocale } from '../../locale.ts';
import { MAX_BODY } from '@vitrine/domain/comment/comment-limits.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';
import type { CommentFormProps } from './comments.props.ts';

/** Where the form posts without JavaScript. */
const ACTION = '/comments';

interface FieldProps {
  readonly id: string;
  readonly name: 'name' | 'email';
  readonly label: string;
  readonly value: string;
  readonly fault: string;
  readonly hint?: string;
}

function Field({ id, name, label, value, fault, hint }: FieldProps): ReactNode {
  const described = [hint === undefined ? '' : `${id}-hint`, fault === '' ? '' : `${id}-error`];
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {/* No browser limits on the inputs: the site's own sentences say what is wrong. */}
      <input
        className="field__input"
        id={id}
        type="text"
        name={name}
        defaultValue={value}
        autoComplete={name}
        {...(name === 'email' ? { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } : {})}
        aria-invalid={fault === '' ? undefined : true}
        aria-describedby={described.join(' ').trim() || undefined}
        required={name === 'name'}
      />
      {hint !== undefined && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="field__error" id={`${id}-error`}>
        {fault}
      </p>
    </div>
  );
}

/** Id of the form's heading, which names the section while there are no comments. */
export const commentFormTitleId = (itemId: string): string => `comment-form-${itemId}-title`;

/** The comment form. It works without JavaScript; a script counts characters and posts it inline. spec: site-platform 5 */
export function CommentForm({ itemId, answered, typed, begun }: CommentFormProps): ReactNode {
  const locale = useLocale();
  const text = commentsText(locale);
  const id = `comment-form-${itemId}`;
  const values = typed?.values ?? { name: '', email: '', body: '' };
  const faults = typed?.faults ?? {};
  const fault = faults['body'] ?? '';
  return (
    <form className="comment-form" id={id} method="post" action={ACTION} data-comment-form="">
      <h2 className="comment-form__title" id={commentFormTitleId(itemId)} data-comment-form-title="">
        {answered === null ? text.leaveOne : fillText(text.replyTo, { name: answered.authorName })}
      </h2>
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="parentId" value={answered?.id ?? ''} />
      {begun !== '' && <input type="hidden" name="begun" value={begun} />}
      {/* Honeypot: hidden from people, so only bots fill it in. */}
      <input
        className="form-trap"
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <div className="field">
        <label className="field__label" htmlFor={`${id}-body`}>
          {text.bodyLabel}
        </label>
        <textarea
          className="field__input"
          id={`${id}-body`}
          name="body"
          rows={5}
          defaultValue={values.body}
          data-max-length={MAX_BODY}
          aria-invalid={fault === '' ? undefined : true}
          aria-describedby={`${id}-body-error`}
          required
        />
        <p className="field__error" id={`${id}-body-error`}>
          {fault}
        </p>
      </div>
      <div className="comment-form__who">
        <Field
          id={`${id}-name`}
          name="name"
          label={text.nameLabel}
          value={values.name}
          fault={faults['name'] ?? ''}
        />
        <Field
          id={`${id}-email`}
          name="email"
          label={text.emailLabel}
          value={values.email}
          fault={faults['email'] ?? ''}
          hint={text.emailNote}
        />
      </div>
      <p className="comment-form__send">
        <button className="button button--primary" type="submit">
          {text.post}
        </button>
      </p>
      <output className="comment-form__done" />
    </form>
  );
}
