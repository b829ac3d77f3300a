import { useMutation } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sentenceOf } from '../../app/client.ts';
import { showFirstProblem } from '../../ui/show-first-problem.ts';

type Problems = Readonly<Record<string, string>>;

/** A dialog's form: values as typed, sentences beside their fields, the first of them with the focus. */
export function useCardForm<V extends Readonly<Record<string, string>>, R>(options: {
  readonly initial: V;
  /** What is wrong with what was typed, by field. */
  readonly check: (values: V) => Problems;
  readonly send: (values: V) => Promise<R>;
  readonly onDone: (result: R) => void;
  readonly onFailed?: () => void;
}) {
  const sheet = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(options.initial);
  const [problems, setProblems] = useState<Problems>({});
  const refuse = (found: Problems) => {
    flushSync(() => setProblems(found));
    showFirstProblem(sheet.current);
  };
  const call = useMutation({
    mutationFn: options.send,
    onSuccess: options.onDone,
    onError: (error) => {
      options.onFailed?.();
      refuse(error instanceof CallFailure ? error.fields : {});
    },
  });
  return {
    sheet,
    values,
    isBusy: call.isPending,
    /** Why the call failed, where no field is to blame. */
    failure: call.isError && Object.keys(problems).length === 0 ? sentenceOf(call.error) : null,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (call.isPending) return;
      const found = options.check(values);
      if (Object.keys(found).length > 0) refuse(found);
      else {
        setProblems({});
        call.mutate(values);
      }
    },
    set: (name: keyof V & string, value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      setProblems((before) => Object.fromEntries(Object.entries(before).filter(([key]) => key !== name)));
    },
    /** Of a field of text. */
    field: (name: keyof V & string) => ({
      value: values[name] ?? '',
      error: problems[name],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
        const { value } = currentTarget;
        setValues((before) => ({ ...before, [name]: value }));
        setProblems((before) => Object.fromEntries(Object.entries(before).filter(([key]) => key !== name)));
      },
    }),
  };
}
