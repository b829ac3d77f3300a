import { useState } from 'react';
import { order as text } from '../../text/en-product-order.ts';
import styles from './order.module.css';

/** The place of a row, as a number that can be typed over: Enter moves it, Escape leaves it. */
export function OrderPlace(props: { name: string; place: number; onPlace: (place: number) => void }) {
  const { place } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed === null) return;
    setTyped(null);
    const to = /^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : 0;
    if (to >= 1 && to !== place) props.onPlace(to);
  };
  return (
    <input
      className={styles['place']}
      aria-label={text.placeOf(props.name)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={typed ?? String(place)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        else if (event.key === 'Escape' && typed !== null) setTyped(null);
      }}
    />
  );
}
