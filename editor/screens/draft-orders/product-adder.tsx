import { MAX_QUANTITY } from '@vitrine/domain/cart/cart.ts';
import { MAX_DRAFT_LINES } from '@vitrine/domain/draft-order/draft-order-limits.ts';
import { type RefObject, useState } from 'react';
import { draftOrders as text } from '../../text/en-draft-orders.ts';
import { SearchSelect } from '../../ui/search-select.tsx';
import { lineOf } from './draft-values.ts';
import styles from './drafts.module.css';
import { findSellable, type FoundProduct, refusalOfProduct } from './sellable.ts';
import type { DraftForm } from './use-draft-form.ts';
import { VariantsDialog } from './variants-dialog.tsx';

type Variant = FoundProduct['variants'][number];

/** Searches a product and adds it; of one with several variants, those that are chosen. */
export function ProductAdder({
  form,
  adder,
}: {
  form: DraftForm;
  adder: RefObject<HTMLInputElement | null>;
}) {
  const rows = form.rows('lines');
  const { lines } = form.values;
  const { currency } = form.stored;
  const [choosing, setChoosing] = useState<FoundProduct | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const left = MAX_DRAFT_LINES - lines.length;

  const add = (product: FoundProduct, variants: readonly Variant[]) =>
    form
      .field('lines')
      .update((before) => [
        ...before,
        ...variants
          .filter(({ variantId }) => before.every(({ id }) => id !== variantId))
          .map((variant) => lineOf(product, variant, currency)),
      ]);
  /** A product that is on the order already: one more of it. */
  const raise = (product: FoundProduct, { variantId }: Variant) => {
    form.field('lines').update((before) =>
      before.map((line) => {
        const more = Number(line.quantity) + 1;
        return line.id === variantId && Number.isInteger(more) && more <= MAX_QUANTITY
          ? { ...line, quantity: String(more) }
          : line;
      }),
    );
    setMessage(text.raised(product.title));
  };
  const pick = (product: FoundProduct | null) => {
    setRefusal(null);
    setMessage('');
    if (product === null) return;
    const [first, ...others] = product.variants;
    const refused = refusalOfProduct(product);
    if (refused !== null) setRefusal(refused);
    else if (first === undefined) return;
    else if (others.length > 0) setChoosing(product);
    else if (lines.some(({ id }) => id === first.variantId)) raise(product, first);
    else add(product, [first]);
  };
  return (
    <div>
      <SearchSelect
        ref={adder}
        label={text.add}
        description={left <= 0 ? text.addFull(MAX_DRAFT_LINES) : undefined}
        placeholder={text.addPlaceholder}
        nothing={text.addNothing}
        readOnly={left <= 0}
        data-field={rows.name}
        error={refusal ?? (lines.length === 0 ? rows.problem : undefined)}
        name="sellable-products"
        find={findSellable}
        accept={() => true}
        labelOf={({ title }) => title}
        onPick={pick}
      />
      <output className={styles['message']}>{message}</output>
      {choosing !== null && (
        <VariantsDialog
          product={choosing}
          currency={currency}
          known={new Set(lines.map(({ id }) => id))}
          most={left}
          onClose={() => setChoosing(null)}
          onChosen={(variants) => {
            add(choosing, variants);
            setChoosing(null);
          }}
        />
      )}
    </div>
  );
}
