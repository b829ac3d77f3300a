import { NativeSelect, TextInput } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { sentenceOf } from '../../../app/client.ts';
import { redirects as text } from '../../../text/en-navigation.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import screen from '../../../ui/screen.module.css';
import styles from './redirects.module.css';

type Field = 'from' | 'to';

/** Which field a refusal is about; that of the whole form is said at the first one. */
function problemsOf(error: unknown): Partial<Record<Field, string>> {
  if (error instanceof CallFailure) {
    const { from, to } = error.fields;
    if (from !== undefined || to !== undefined)
      return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    if (error.code === 'REDIRECT_TARGET_INVALID' || error.code === 'REDIRECT_LOOP')
      return { to: sentenceOf(error) };
  }
  return { from: sentenceOf(error) };
}

/** Adds a redirect. One that is refused stays typed, with the reason at its field. */
export function RedirectForm(props: {
  add: (redirect: { from: string; to: string; status: number }) => Promise<void>;
}) {
  const [typed, setTyped] = useState({ from: '', to: '' });
  const [status, setStatus] = useState('301');
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focus = (field: Field) => form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  const refuse = (found: Partial<Record<Field, string>>) => {
    setProblems(found);
    focus(found.from === undefined ? 'to' : 'from');
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const from = typed.from.trim();
    const to = typed.to.trim();
    if (from === '' || to === '') {
      refuse({
        ...(from === '' ? { from: text.fromMissing } : {}),
        ...(to === '' ? { to: text.toMissing } : {}),
      });
      return;
    }
    setBusy(true);
    try {
      await props.add({ from, to, status: Number(status) });
      setTyped({ from: '', to: '' });
      setProblems({});
      focus('from');
    } catch (error) {
      refuse(problemsOf(error));
    } finally {
      setBusy(false);
    }
  };
  const field = (name: Field) => ({
    name,
    autoComplete: 'off',
    spellCheck: false,
    // The fields stand on one line, whatever there is to say of each.
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as (
      | 'label'
      | 'input'
      | 'error'
      | 'description'
    )[],
    value: typed[name],
    error: problems[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget;
      setTyped((before) => ({ ...before, [name]: value }));
      setProblems({});
    },
  });
  return (
    <form
      ref={form}
      noValidate
      aria-label={text.addTitle}
      className={`${screen['sheet']} ${styles['form']}`}
      onSubmit={(event) => void submit(event)}
    >
      <TextInput
        label={text.from}
        description={text.fromHint}
        placeholder={text.fromPlaceholder}
        maxLength={500}
        {...field('from')}
      />
      <TextInput
        label={text.to}
        description={text.toHint}
        placeholder={text.toPlaceholder}
        maxLength={1000}
        {...field('to')}
      />
      <NativeSelect
        label={text.kind}
        value={status}
        data={[
          { value: '301', label: text.kinds[301] },
          { value: '302', label: text.kinds[302] },
        ]}
        onChange={(event) => setStatus(event.currentTarget.value)}
      />
      <BusyButton type="submit" loading={isBusy} className={styles['submit'] ?? ''}>
        {text.add}
      </BusyButton>
    </form>
  );
}
