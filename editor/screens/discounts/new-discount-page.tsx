import { useState } from 'react';
import { useMe } from '../../app/session.ts';
import screen from '../../ui/screen.module.css';
import { DiscountEditor } from './discount-editor.tsx';
import { BackToDiscounts } from './discount-page.tsx';
import { freshDiscount } from './discount-values.ts';

/** A discount that is not stored yet. */
export function NewDiscountPage() {
  const { currency } = useMe().website;
  const [fresh] = useState(() => freshDiscount(currency));
  return (
    <div className={screen['screen']}>
      <BackToDiscounts />
      <DiscountEditor stored={fresh} />
    </div>
  );
}
