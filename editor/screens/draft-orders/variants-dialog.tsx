import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { useState } from 'react';
import { draftOrders as text } from '../../text/en-draft-orders.ts';
import { Amount } from '../../ui/amount.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { optionsOf } from './draft-values.ts';
import styles from './drafts.module.css';
import type { FoundProduct } from './sellable.ts';

type Variant = FoundProduct['variants'][number];

/** Variants above which they can be searched. */
const MANY = 8;

const nameOf = ({ attributes, sku }: Variant): string => {
  const options = optionsOf(attributes);
  return options === '' ? sku : options;
};

/** Asks which variants of a product are added. */
export function VariantsDialog(props: {
  product: FoundProduct;
  currency: CurrencyCode;
  /** Variants that are on the order already. */
  known: ReadonlySet<string>;
  /** How many more lines there can be. */
  most: number;
  onClose: () => void;
  onChosen: (variants: readonly Variant[]) => void;
}) {
  const { product, known, most } = props;
  const { variants } = product;
  const showNumber = useShowNumber();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [search, setSearch] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = variants.filter((variant) => {
    const name = `${nameOf(variant)} ${variant.sku}`.toLowerCase();
    return words.every((word) => name.includes(word));
  });
  const first = shown.find(({ variantId }) => !known.has(variantId));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
    setProblem(null);
  };
  const submit = () => {
    if (chosen.size === 0) setProblem(text.variants.missing);
    else if (chosen.size > most) setProblem(text.variants.tooMany(most));
    else props.onChosen(variants.filter(({ variantId }) => chosen.has(variantId)));
  };
  return (
    <Dialog opened onClose={props.onClose} title={text.variants.title(product.title)} size={560}>
      <Stack gap="md">
        {variants.length > MANY && (
          <TextInput
            type="search"
            label={text.variants.filter}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            data-autofocus
          />
        )}
        <ul className={styles['variants']} aria-label={text.variants.list}>
          {shown.map((variant) => {
            const isKnown = known.has(variant.variantId);
            return (
              <li key={variant.variantId} className={styles['variant']}>
                <Checkbox
                  label={nameOf(variant)}
                  checked={isKnown || chosen.has(variant.variantId)}
                  disabled={isKnown}
                  {...(variants.length <= MANY && variant === first ? { 'data-autofocus': true } : {})}
                  onChange={() => toggle(variant.variantId)}
                />
                <span className={styles['variantStock']}>
                  {isKnown
                    ? text.variants.onOrder
                    : variant.unlimited
                      ? text.variants.unlimited
                      : text.variants.stock(showNumber, variant.qtyInStock)}
                </span>
                <Amount minor={variant.unitPriceMinor} currency={props.currency} />
              </li>
            );
          })}
        </ul>
        {shown.length === 0 && (
          <Text size="sm" c="dimmed">
            {text.variants.nothing}
          </Text>
        )}
        {problem !== null && (
          <p className={styles['refusal']} role="alert">
            {problem}
          </p>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.onClose}>
            {text.variants.cancel}
          </Button>
          <BusyButton onClick={submit}>
            {chosen.size === 0 ? text.variants.submitNone : text.variants.submit(chosen.size)}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
