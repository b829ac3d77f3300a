import { paymentLinksText } from '@vitrine/domain/text/payment-links.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';
import { useLocale } from '../../locale.ts';
import type { ShopNoteProps } from './checkout-form.props.ts';

/** What the shop wrote to the buyer of a draft order. Server only. */
export function ShopNote({ shop, text }: ShopNoteProps): ReactNode {
  return (
    <aside className="notice checkout-note">
      <strong className="notice__title">
        {fillText(paymentLinksText(useLocale()).noteHeading, { shop })}
      </strong>
      <p className="checkout-note__text">{text}</p>
    </aside>
  );
}
