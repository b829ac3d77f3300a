import { Button, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { galleries as text } from '../../text/en-galleries.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import files from '../files/files.module.css';
import styles from './galleries.module.css';

/** What is done with the selected pictures together; it stays in view. */
export function GallerySelection(props: {
  count: number;
  isBusy: boolean;
  onMove: (place: number | 'front' | 'end') => void;
  onShow: (isShown: boolean) => void;
  onRemove: () => void;
  onClear: () => void;
}) {
  const showNumber = useShowNumber();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const place = /^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : 0;
    if (place < 1) setProblem(text.placeWrong);
    else props.onMove(place);
  };
  const button = { variant: 'default', size: 'compact-sm' } as const;
  return (
    <section className={files['bar']} aria-label={text.selection}>
      <span aria-live="polite" className={files['barCount']}>
        {text.selected(showNumber, props.count)}
      </span>
      <Button {...button} onClick={() => props.onMove('front')}>
        {text.toFront}
      </Button>
      <Button {...button} onClick={() => props.onMove('end')}>
        {text.toEnd}
      </Button>
      <form className={styles['toPlace']} onSubmit={submit} noValidate>
        <TextInput
          size="xs"
          aria-label={text.place}
          placeholder={text.place}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed}
          error={problem}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblem(null);
          }}
        />
        <Button type="submit" {...button}>
          {text.moveThere}
        </Button>
      </form>
      <BusyButton {...button} loading={props.isBusy} onClick={() => props.onShow(true)}>
        {text.show}
      </BusyButton>
      <BusyButton {...button} loading={props.isBusy} onClick={() => props.onShow(false)}>
        {text.hide}
      </BusyButton>
      <BusyButton {...button} loading={props.isBusy} onClick={props.onRemove}>
        {text.remove}
      </BusyButton>
      <button
        type="button"
        className={files['barClear']}
        aria-label={text.clearSelection}
        onClick={props.onClear}
      >
        <CloseIcon size={16} />
      </button>
    </section>
  );
}
