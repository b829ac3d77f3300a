import { CallFailure } from '@vitrine/contracts/client.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { sentenceOf } from '../app/client.ts';

/** What a name that was refused lacks: of its fields the first one that is named, else the sentence of the failure. */
const firstReason = (error: unknown): string => {
  const fields = error instanceof CallFailure ? Object.values(error.fields) : [];
  return fields[0] ?? sentenceOf(error);
};

/**
 * A form of one name. One that is empty or that `act` refuses stays, with the reason below it and the focus in it;
 * `onDone` gets what `act` resolves with, and has to take the form away.
 */
export function useNameForm<Result>(form: {
  /** What it is called so far. */
  readonly name: string;
  /** Said of an empty name. */
  readonly missing: string;
  readonly reasonOf?: ((error: unknown) => string) | undefined;
  readonly act: (name: string) => Promise<Result>;
  readonly onDone: (result: Result) => void;
}) {
  const [name, setName] = useState(form.name);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (sentence: string) => {
    setProblem(sentence);
    field.current?.focus();
  };
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    if (name.trim() === '') {
      refuse(form.missing);
      return;
    }
    setBusy(true);
    try {
      form.onDone(await form.act(name.trim()));
    } catch (error) {
      setBusy(false);
      refuse((form.reasonOf ?? firstReason)(error));
    }
  };
  return {
    isBusy,
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      void submit();
    },
    /** Properties of the text field. */
    field: {
      ref: field,
      value: name,
      error: problem,
      onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
        setName(event.currentTarget.value);
        setProblem(null);
      },
    },
  };
}
