import { checkFormAnswers } from '@vitrine/domain/form/check-form.ts';
import type { CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';
import { postedAnswers } from '@vitrine/domain/custom-form/posted-answers.ts';
import { shownFields } from '@vitrine/domain/form/conditions.ts';
import { failingStep, type FormStep, stepsOf } from '@vitrine/domain/form/form-steps.ts';
import { customFormText } from '@vitrine/domain/text/custom-form.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { formFilesText } from '@vitrine/domain/text/form-files.ts';
import { formStepsText } from '@vitrine/domain/text/form-steps.ts';
import { type RefObject, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale } from '../../locale.ts';
import { readPosted } from '../custom-form/read-posted.ts';
import type { UploadCalls } from './long-form.props.ts';
import type { FormExtras, SiteFormProps, StepOutcome } from './site-form.props.ts';
import { SiteForm } from './site-form.render.tsx';
import { useUploads } from './use-uploads.ts';

type Fields = readonly CustomFormField[];
type Errors = Readonly<Record<string, string>>;

/**
 * A form with conditions, steps or files: with the page's script it shows what its answers ask for, one step at a time,
 * and uploads files as they are chosen. Without it is one long form. spec: site-platform 4, 5
 */
export function LongForm({
  uploadCalls,
  startField = '',
  ...props
}: SiteFormProps & {
  readonly uploadCalls?: UploadCalls;
  /** Id of the field that was touched first: its step is shown. '' for the first step. */
  readonly startField?: string;
}): ReactNode {
  const element = useRef<HTMLFormElement>(null);
  const isAwake = props.calls !== undefined;
  const extras = useLongForm({ form: props.form, element, isAwake, uploadCalls, startField });
  return <SiteForm {...props} element={element} extras={extras} />;
}

const nothing: ReadonlySet<string> = new Set();

/** Files that are uploaded, as answers. */
function answersOf(all: ReturnType<typeof useUploads>['all']): Readonly<Record<string, readonly string[]>> {
  const answers: Record<string, string[]> = {};
  for (const { fieldId, upload } of all) if (upload !== '') (answers[fieldId] ??= []).push(upload);
  return answers;
}

const sameFields = (a: Fields, b: Fields): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

interface LongFormInput {
  readonly form: SiteFormProps['form'];
  readonly element: RefObject<HTMLFormElement | null>;
  /** Whether the page's script handles the form. */
  readonly isAwake: boolean;
  readonly uploadCalls: UploadCalls | undefined;
  readonly startField: string;
}

function useLongForm({ form, element, isAwake, uploadCalls, startField }: LongFormInput): FormExtras {
  const locale = useLocale();
  const words = formStepsText(locale);
  const uploads = useUploads(uploadCalls);
  const { all } = uploads;
  const [shown, setShown] = useState<Fields>(form.fields);
  const [stepId, setStepId] = useState('');
  const head = useRef<HTMLParagraphElement>(null);
  // The step to which the visitor went; '' where the form went there by itself.
  const [movedTo, setMovedTo] = useState('');

  const steps = stepsOf(shown);
  const at = Math.max(
    0,
    steps.findIndex(({ id, fields }) =>
      stepId === '' ? fields.some((field) => field.id === startField) : id === stepId,
    ),
  );
  const step = steps[at];

  useEffect(() => {
    const { current } = element;
    if (!isAwake || current === null) return undefined;
    const look = (): void => {
      const posted = postedAnswers(form, readPosted(current));
      const after = shownFields(form.fields, { ...posted, ...answersOf(all) });
      setShown((before) => (sameFields(before, after) ? before : after));
    };
    look();
    current.addEventListener('input', look);
    return () => current.removeEventListener('input', look);
  }, [form, element, isAwake, all]);

  useEffect(() => {
    if (movedTo === '') return;
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: 'center' });
  }, [movedTo]);

  const go = (to: FormStep | undefined): void => {
    if (to === undefined) return;
    setMovedTo(to.id);
    setStepId(to.id);
  };

  /** Files that are not there yet, or were refused, by question. */
  const fileErrors = (fields: Fields): Errors => {
    const waiting = formFilesText(locale).stillUploading;
    return Object.fromEntries(
      all
        .filter(({ fieldId, state }) => state !== 'done' && fields.some(({ id }) => id === fieldId))
        .map(({ fieldId, state, problem }) => [fieldId, state === 'failed' ? problem : waiting]),
    );
  };

  const check = (values: Readonly<Record<string, unknown>>): StepOutcome | null => {
    const fields = shownFields(form.fields, values);
    const now = stepsOf(fields);
    const place = Math.max(
      0,
      now.findIndex(({ id }) => id === step?.id),
    );
    const asked = now.slice(0, place + 1).flatMap((one) => one.fields);
    const checked = checkFormAnswers(form, values, locale);
    const faults = { ...(checked.ok ? {} : checked.fields), ...fileErrors(asked) };
    const errors = Object.fromEntries(
      Object.entries(faults).filter(([id]) => asked.some((field) => field.id === id)),
    );
    if (Object.keys(errors).length > 0) {
      setMovedTo('');
      setStepId(now[failingStep(now, errors) ?? place]?.id ?? '');
      return { kind: 'refused', problem: customFormText(locale).someInvalid, errors };
    }
    if (place >= now.length - 1) return null;
    setShown(fields);
    go(now[place + 1]);
    return { kind: 'moved' };
  };

  const extras = { uploads: isAwake ? uploads : null, check, forget: uploads.forget };
  const reveal = (errors: Errors): void => {
    const failing = failingStep(steps, errors);
    if (failing === null) return;
    setMovedTo('');
    setStepId(steps[failing]?.id ?? '');
  };
  if (!isAwake) return { ...extras, outside: nothing, head: null, back: null, next: null, reveal };
  const inStep = new Set(step?.fields.map(({ id }) => id));
  const progress = fillText(words.progress, { n: at + 1, count: steps.length });
  return {
    ...extras,
    reveal,
    outside: new Set(form.fields.map(({ id }) => id).filter((id) => !inStep.has(id))),
    head:
      steps.length < 2 ? null : (
        <div className="field">
          <p ref={head} className="site-form__note site-form__words" tabIndex={-1}>
            {progress}
          </p>
          <progress max={steps.length} value={at + 1} aria-label={progress} />
        </div>
      ),
    back:
      at === 0 ? null : (
        <button type="button" className="button button--quiet" onClick={() => go(steps[at - 1])}>
          {words.back}
        </button>
      ),
    next: at < steps.length - 1 ? words.next : null,
  };
}
