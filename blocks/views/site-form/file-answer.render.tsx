import { answerInputName } from '@vitrine/domain/custom-form/posted-answers.ts';
import { acceptedFiles } from '@vitrine/domain/form/file-kinds.ts';
import { newFileRules } from '@vitrine/domain/form/file-limits.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { formFilesText } from '@vitrine/domain/text/form-files.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocale } from '../../locale.ts';
import { describedBy, type QuestionProps } from '../custom-form/question.ts';
import type { ChosenFile, FileUploads, KeptFile } from './file-answer.props.ts';

/**
 * A question for files. Without a script its input is posted with the form; with one each file is uploaded when it is
 * chosen, and sent by its key. spec: site-platform 3, 4
 */
export function FileAnswer({
  kept,
  uploads,
  ...props
}: QuestionProps & { readonly kept: readonly KeptFile[]; readonly uploads: FileUploads | null }): ReactNode {
  const { field, error, id } = props;
  const locale = useLocale();
  const text = formFilesText(locale);
  const input = useRef<HTMLInputElement>(null);
  const { most, kinds, eachMb, totalMb } = field.files ?? newFileRules;
  const chosen = uploads?.of(field.id) ?? [];
  const limitsId = `${id}-limits`;
  const take = (): void => {
    const element = input.current;
    if (uploads === null || element === null || element.files === null || element.files.length === 0) return;
    uploads.add(field, [...element.files]);
    // The same file can be chosen again after it was removed.
    element.value = '';
  };
  const isLive = uploads !== null;
  // What was chosen before the page's script came.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(take, [isLive]);
  return (
    <>
      {kept.length > 0 && (
        <div className="custom-form__choices">
          {kept.map(({ upload, name }) => (
            <label key={upload} className="custom-form__choice">
              <input type="checkbox" name={answerInputName(field.id)} value={upload} defaultChecked />
              <span>{fillText(text.keep, { fileName: name })}</span>
            </label>
          ))}
        </div>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        name={answerInputName(field.id)}
        className="field__input"
        accept={acceptedFiles(kinds)}
        multiple={most > 1}
        required={field.required && kept.length === 0 && chosen.length === 0}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={[limitsId, describedBy(props)].filter(Boolean).join(' ')}
        onChange={take}
      />
      <p className="field__hint" id={limitsId}>
        {fillText(text.limits, {
          kinds: capitalized(kinds.map((kind) => text.kinds[kind]).join(', ')),
          most,
          each: `${eachMb} MB`,
          total: `${totalMb} MB`,
        })}
      </p>
      {chosen.length > 0 && uploads !== null && (
        <ul className="custom-form__choices">
          {chosen.map((file) => (
            <ChosenRow
              key={file.id}
              name={answerInputName(field.id)}
              file={file}
              onRemove={() => {
                uploads.remove(field.id, file.id);
                input.current?.focus();
                // As any other change of the answer.
                input.current?.dispatchEvent(new Event('input', { bubbles: true }));
              }}
              onRetry={() => {
                uploads.retry(field, file.id);
                // The button goes away, and its focus with it.
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const capitalized = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

function ChosenRow({
  name,
  file,
  onRemove,
  onRetry,
}: {
  readonly name: string;
  readonly file: ChosenFile;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}): ReactNode {
  const text = formFilesText(useLocale());
  const { state, percent, upload, problem, canRetry } = file;
  const values = { fileName: file.name, percent };
  return (
    <li className="field" data-state={state}>
      {upload !== '' && <input type="hidden" name={name} value={upload} readOnly />}
      <span dir="auto">{file.name}</span>
      <output className={state === 'failed' ? 'field__error' : 'field__hint'}>
        {state === 'failed'
          ? problem
          : state === 'done'
            ? fillText(text.uploaded, values)
            : // Said at the beginning only; the bar shows the rest.
              fillText(text.uploading, { ...values, percent: 0 })}
      </output>
      {state === 'uploading' && (
        <progress max={100} value={percent} aria-label={fillText(text.uploading, values)} />
      )}
      <span className="site-form__send">
        {canRetry && (
          <button type="button" className="button button--quiet" onClick={onRetry}>
            {fillText(text.tryAgain, { fileName: file.name })}
          </button>
        )}
        <button type="button" className="button button--quiet" onClick={onRemove}>
          {fillText(text.remove, { fileName: file.name })}
        </button>
      </span>
    </li>
  );
}
