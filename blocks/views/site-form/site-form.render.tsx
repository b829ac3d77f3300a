import type { FormThanks } from '@vitrine/contracts/site-forms.ts';
import type { CustomFormAnswers } from '@vitrine/domain/custom-form/custom-form.ts';
import { postedAnswers } from '@vitrine/domain/custom-form/posted-answers.ts';
import { asksForFiles, checkFormAnswers } from '@vitrine/domain/form/check-form.ts';
import { hideableFields } from '@vitrine/domain/form/conditions.ts';
import { customFormText } from '@vitrine/domain/text/custom-form.ts';
import { formsText } from '@vitrine/domain/text/forms.ts';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useLocale } from '../../locale.ts';
import { CustomFormFields } from '../custom-form/custom-form-fields.render.tsx';
import { readPosted } from '../custom-form/read-posted.ts';
import { FileAnswer } from './file-answer.render.tsx';
import type { FormExtras, SiteFormCalls, SiteFormProps } from './site-form.props.ts';

type Errors = Readonly<Record<string, string>>;
const none: Errors = {};

/** Most forms are a list of questions. */
const noExtras: FormExtras = {
  outside: null,
  head: null,
  back: null,
  next: null,
  uploads: null,
  check: () => null,
  reveal: () => undefined,
  forget: () => undefined,
};

/** Where the form posts without JavaScript. */
const actionOf = (formId: string): string => `/site-forms/${formId}`;

/**
 * A form on a page: checks what was entered, sends it once, and then says so in its place. Without JavaScript it posts.
 * spec: site-platform 4, 5, 8
 */
export function SiteForm(props: SiteFormProps): ReactNode {
  const { form, place, answers, files, isLive = true, sectionLevel = 3, pagePath = '' } = props;
  const { extras = noExtras, calls } = props;
  const locale = useLocale();
  const text = formsText(locale);
  const ownElement = useRef<HTMLFormElement>(null);
  const element = props.element ?? ownElement;
  // A press that comes before the next rendering is a second one too.
  const isLocked = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState({ problem: props.problem ?? '', errors: props.errors ?? none });
  const [thanks, setThanks] = useState<FormThanks | null>(null);
  // Of the fields that were changed since: what is said of them may be right no more.
  const [forgiven, setForgiven] = useState<ReadonlySet<string>>(new Set());
  const { problem } = refusal;
  const errors = Object.fromEntries(Object.entries(refusal.errors).filter(([id]) => !forgiven.has(id)));

  useEffect(() => {
    if (refusal.problem === '' || calls === undefined) return;
    const failing = element.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], .field:has(> .field__error) :is(input, select, textarea)',
    );
    const shown = failing ?? element.current?.querySelector<HTMLElement>('.site-form__problem');
    shown?.focus();
    shown?.scrollIntoView({ block: 'center' });
  }, [refusal, calls, element]);

  useEffect(
    () => (element.current === null ? undefined : calls?.keepEntered(element.current)),
    [calls, element],
  );

  const refuse = (why: string, found: Errors): void => {
    extras.reveal(found);
    setForgiven(new Set());
    setRefusal({ problem: why, errors: found });
  };

  const forgive = (target: EventTarget): void => {
    const id =
      target instanceof Element ? target.closest<HTMLElement>('[data-field]')?.dataset['field'] : undefined;
    if (id !== undefined && Object.hasOwn(errors, id)) setForgiven((before) => new Set(before).add(id));
  };

  const send = async (by: SiteFormCalls, checked: CustomFormAnswers, trap: string): Promise<void> => {
    const outcome = await by.send(checked, trap);
    if (outcome.ok) {
      by.forgetEntered();
      extras.forget();
      by.followCaptcha(false);
    }
    isLocked.current = false;
    setBusy(false);
    if (!outcome.ok) {
      refuse(outcome.message, outcome.fields);
      return;
    }
    // Also before another page opens: that may fail, or the visitor comes back to this one.
    setThanks(outcome.thanks);
    if (outcome.thanks.successRedirect !== '') by.leave(outcome.thanks.successRedirect);
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (calls === undefined) return;
    event.preventDefault();
    if (isLocked.current) return;
    const posted = readPosted(event.currentTarget);
    const values = postedAnswers(form, posted);
    const step = extras.check(values);
    if (step !== null) {
      if (step.kind === 'refused') refuse(step.problem, step.errors);
      else refuse('', none);
      return;
    }
    const checked = checkFormAnswers(form, values, locale);
    if (!checked.ok) {
      refuse(customFormText(locale).someInvalid, checked.fields);
      return;
    }
    isLocked.current = true;
    setBusy(true);
    refuse('', none);
    const trap = posted['website'];
    void send(calls, checked.answers, typeof trap === 'string' ? trap : '');
  };

  if (thanks !== null && calls !== undefined) return <Thanks thanks={thanks} calls={calls} />;
  const fieldsId = `${form.id}-${place}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of the fields in it
    <form
      ref={element}
      className={`site-form${calls === undefined ? '' : ' is-awake'}`}
      method="post"
      action={actionOf(form.id)}
      encType={asksForFiles(form) ? 'multipart/form-data' : undefined}
      noValidate={calls !== undefined}
      aria-label={form.name}
      onSubmit={submit}
      onInput={(event) => forgive(event.target)}
      onFocus={() => {
        calls?.begin();
        calls?.followCaptcha(true);
      }}
      onBlur={() => calls?.followCaptcha(false)}
    >
      <input type="hidden" name="formVersion" value={form.version} readOnly />
      {pagePath !== '' && <input type="hidden" name="pagePath" value={pagePath} readOnly />}
      {/* Honeypot: hidden from people, so only bots fill it in. */}
      <input
        className="form-trap"
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <div
        className="site-form__problem"
        role="alert"
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page that says why it refused a form begins there
        autoFocus={calls === undefined && problem !== ''}
      >
        {problem !== '' && (
          <p className="notice notice--error">
            <span className="notice__title">{text.scrollDown}</span> <span>{problem}</span>
          </p>
        )}
      </div>
      {extras.head}
      <CustomFormFields
        form={{ id: fieldsId, name: form.name, fields: form.fields }}
        errors={errors}
        isLive={isLive}
        sectionLevel={sectionLevel}
        hideable={hideableFields(form.fields)}
        outside={extras.outside}
        renderFile={(asked) => (
          <FileAnswer {...asked} kept={files?.[asked.field.id] ?? []} uploads={extras.uploads} />
        )}
        {...(answers === undefined ? {} : { answers })}
      />
      {problem !== '' && <p className="notice notice--error">{text.scrollUp}</p>}
      <p className="site-form__send">
        {extras.back}
        <button type="submit" className="button button--primary" aria-disabled={isBusy || undefined}>
          {isBusy
            ? text.submitting
            : (extras.next ?? (form.submitLabel === '' ? text.send : form.submitLabel))}
        </button>
      </p>
      {form.disclaimerMessage !== '' && <p className="site-form__note">{form.disclaimerMessage}</p>}
    </form>
  );
}

/** In place of the form: the words of its owner, in view, and what is added below. spec: site-platform 4 */
function Thanks({
  thanks: { successRedirect, submissionMessage, submissionHTML },
  calls,
}: {
  readonly thanks: FormThanks;
  readonly calls: SiteFormCalls;
}): ReactNode {
  const words = useRef<HTMLOutputElement>(null);
  const after = useRef<HTMLDivElement>(null);
  useEffect(() => {
    words.current?.focus({ preventScroll: true });
    words.current?.scrollIntoView({ block: 'center' });
    const html = successRedirect === '' ? submissionHTML : '';
    if (after.current !== null && html !== '') calls.runHtml(after.current, html);
  }, [successRedirect, submissionHTML, calls]);
  return (
    <div className="site-form__thanks">
      <output ref={words} className="site-form__words" tabIndex={-1}>
        {submissionMessage}
      </output>
      <div ref={after} />
    </div>
  );
}
