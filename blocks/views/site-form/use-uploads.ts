import type { CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';
import { bytesOfEach, newFileRules } from '@vitrine/domain/form/file-limits.ts';
import { inMegabytes } from '@vitrine/domain/files/file-limits.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { formFilesText } from '@vitrine/domain/text/form-files.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../locale.ts';
import type { ChosenFile, FileUploads } from './file-answer.props.ts';
import type { KeptUpload, UploadCalls } from './long-form.props.ts';

interface Upload extends ChosenFile {
  readonly fieldId: string;
  /** Null for one of before the page was loaded. */
  readonly file: File | null;
  /** Of the uploaded file; null while it is not. */
  readonly kept: KeptUpload | null;
}

/** The files of a form: each is uploaded when it is chosen, and kept for this tab until the form is sent. */
export function useUploads(calls: UploadCalls | undefined): FileUploads & {
  readonly all: readonly (ChosenFile & { readonly fieldId: string })[];
  readonly forget: () => void;
} {
  const locale = useLocale();
  const text = formFilesText(locale);
  const [added, setAdded] = useState<readonly Upload[]>([]);
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  const running = useRef(new Map<string, AbortController>());
  const next = useRef(0);
  const before = useMemo(
    () => calls?.readUploads().map((kept) => restored(kept, `kept-${kept.upload}`)) ?? [],
    [calls],
  );
  const all = useMemo(
    () => [...before, ...added].filter(({ id }) => !dropped.has(id)),
    [before, added, dropped],
  );

  // What is uploaded is kept, and what was removed is not.
  useEffect(() => {
    calls?.keepUploads(all.flatMap(({ kept }) => kept ?? []));
  }, [calls, all]);
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  const change = (id: string, values: Partial<Upload>): void =>
    setAdded((present) => present.map((one) => (one.id === id ? { ...one, ...values } : one)));

  const start = async (fieldId: string, id: string, file: File): Promise<void> => {
    if (calls === undefined) return;
    const controller = new AbortController();
    running.current.set(id, controller);
    const outcome = await calls.upload(fieldId, file, {
      signal: controller.signal,
      onProgress: (percent) => change(id, { percent }),
    });
    running.current.delete(id);
    if (controller.signal.aborted) return;
    if (!outcome.ok) {
      change(id, { state: 'failed', problem: outcome.message, canRetry: outcome.canRetry });
      return;
    }
    const { upload, name } = outcome.file;
    change(id, { state: 'done', percent: 100, upload, name, kept: { fieldId, ...outcome.file } });
  };

  /** Why a file is not even uploaded; '' for nothing. */
  const problemOf = ({ files = newFileRules }: CustomFormField, file: File): string => {
    const fileName = file.name.slice(0, 100);
    if (file.size === 0) return fillText(text.empty, { fileName });
    return file.size > bytesOfEach(files)
      ? fillText(text.tooLarge, { fileName, maxSize: inMegabytes(bytesOfEach(files)) })
      : '';
  };

  return {
    all,
    of: (fieldId) => all.filter((one) => one.fieldId === fieldId),
    add(field, files) {
      const chosen = files.map((file): Upload => {
        next.current += 1;
        const problem = problemOf(field, file);
        return {
          id: `file-${String(next.current)}`,
          fieldId: field.id,
          file,
          kept: null,
          name: file.name,
          state: problem === '' ? 'uploading' : 'failed',
          percent: 0,
          upload: '',
          problem,
          canRetry: false,
        };
      });
      setAdded((present) => [...present, ...chosen]);
      for (const { id, file, state } of chosen)
        if (state === 'uploading' && file !== null) void start(field.id, id, file);
    },
    remove(_fieldId, id) {
      running.current.get(id)?.abort();
      setDropped((present) => new Set([...present, id]));
    },
    retry(field, id) {
      const file = all.find((one) => one.id === id)?.file ?? null;
      if (file === null) return;
      change(id, { state: 'uploading', percent: 0, problem: '', canRetry: false });
      void start(field.id, id, file);
    },
    forget: () => calls?.keepUploads([]),
  };
}

const restored = (kept: KeptUpload, id: string): Upload => ({
  id,
  fieldId: kept.fieldId,
  file: null,
  kept,
  name: kept.name,
  state: 'done',
  percent: 100,
  upload: kept.upload,
  problem: '',
  canRetry: false,
});
