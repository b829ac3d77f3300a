import { Button, TextInput } from '@mantine/core';
import { MAX_MOVED } from '@vitrine/contracts/product-order.ts';
import { type SyntheticEvent, useState } from 'react';
import { order as text, type OrderWords } from '../../text/en-product-order.ts';
import { lists } from '../../text/en-lists.ts';
import { CloseIcon } from '../icons.tsx';
import list from '../list/list.module.css';
import { useShowNumber } from '../show-money.ts';
import styles from './order.module.css';

/** Moves the selected rows together; it stays in view. */
export function OrderSelection(props: {
  count: number;
  words: OrderWords;
  onMove: (place: number | 'first' | 'last') => void;
  onClear: () => void;
}) {
  const showNumber = useShowNumber();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const isTooMany = props.count > MAX_MOVED;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const place = /^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : 0;
    if (place < 1) setProblem(text.placeWrong);
    else props.onMove(place);
  };
  return (
    <section className={list['bulk']} aria-label={props.words.selection}>
      <span className={list['bulkCount']} aria-live="polite">
        {text.selected(showNumber, props.count)}
      </span>
      {isTooMany ? (
        <span className={list['bulkProblem']} role="alert">
          {props.words.tooMany(showNumber, MAX_MOVED)}
        </span>
      ) : (
        <span className={list['bulkActions']}>
          <Button variant="default" size="compact-md" onClick={() => props.onMove('first')}>
            {text.toTop}
          </Button>
          <Button variant="default" size="compact-md" onClick={() => props.onMove('last')}>
            {text.toBottom}
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
            <Button type="submit" variant="default" size="compact-md">
              {text.moveThere}
            </Button>
          </form>
        </span>
      )}
      <button
        type="button"
        className={list['bulkClear']}
        aria-label={lists.clearSelection}
        onClick={props.onClear}
      >
        <CloseIcon size={16} />
      </button>
    </section>
  );
}
