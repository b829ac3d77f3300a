import { SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { currencies } from '@vitrine/domain/money/currencies.ts';
import { MAX_PERCENT_HUNDREDTHS, MIN_PERCENT_HUNDREDTHS } from '@vitrine/domain/product/change-price.ts';
import { useRef, useState } from 'react';
import { useMe } from '../../../app/session.ts';
import { productsBulk as text } from '../../../text/en-bulk.ts';
import { ActionDialog } from '../../../ui/list/action-dialog.tsx';
import type { ActionDialogProps } from '../../../ui/list/list-action.ts';
import { readAmount } from '../../../ui/read-amount.ts';
import { readPercent } from './read-percent.ts';

/** Asks by how much the prices of many products change. */
export function PriceDialog({ rows, onSubmit, ...others }: ActionDialogProps) {
  const { currency } = useMe().website;
  const [kind, setKind] = useState<'percent' | 'amount'>('percent');
  const [direction, setDirection] = useState<'raise' | 'lower'>('raise');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (sentence: string) => {
    setError(sentence);
    field.current?.focus();
  };
  const sign = direction === 'raise' ? 1 : -1;
  const submit = () => {
    if (kind === 'percent') {
      const hundredths = readPercent(typed);
      if (hundredths === null || hundredths === 0) refuse(text.percentWrong);
      else if (sign * hundredths < MIN_PERCENT_HUNDREDTHS) refuse(text.percentTooLow);
      else if (hundredths > MAX_PERCENT_HUNDREDTHS) refuse(text.percentTooHigh);
      else onSubmit({ action: 'price-percent', hundredths: sign * hundredths });
      return;
    }
    const minor = readAmount(typed, currency);
    if (minor === null || minor === 0) refuse(text.amountWrong);
    else onSubmit({ action: 'price-amount', minor: sign * minor });
  };
  return (
    <ActionDialog {...others} title={text.priceTitle(rows)} submit={text.priceSubmit} onSubmit={submit}>
      <SegmentedControl
        aria-label={text.direction}
        value={direction}
        onChange={(value) => setDirection(value as 'raise' | 'lower')}
        data={[
          { value: 'raise', label: text.raise },
          { value: 'lower', label: text.lower },
        ]}
      />
      <SegmentedControl
        aria-label={text.by}
        value={kind}
        onChange={(value) => {
          setKind(value as 'percent' | 'amount');
          setError(null);
        }}
        data={[
          { value: 'percent', label: text.percent },
          { value: 'amount', label: text.amount(currency) },
        ]}
      />
      <Stack gap={4}>
        <TextInput
          ref={field}
          label={kind === 'percent' ? text.percentField : text.amountField}
          inputMode="decimal"
          value={typed}
          maxLength={20}
          error={error}
          rightSection={kind === 'percent' ? '%' : currencies[currency].symbol.trim()}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError(null);
          }}
          data-autofocus
        />
        <Text size="sm" c="dimmed">
          {text.priceHint}
        </Text>
      </Stack>
    </ActionDialog>
  );
}
