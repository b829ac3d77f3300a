import { SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { MAX_UNITS } from '@vitrine/domain/product/change-units.ts';
import { useRef, useState } from 'react';
import { productsBulk as text } from '../../../text/en-bulk.ts';
import { ActionDialog } from '../../../ui/list/action-dialog.tsx';
import type { ActionDialogProps } from '../../../ui/list/list-action.ts';

type What = 'set' | 'add' | 'take-out';

/** Asks how the stock of many products changes. */
export function StockDialog({ rows, onSubmit, ...others }: ActionDialogProps) {
  const [what, setWhat] = useState<What>('set');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (sentence: string) => {
    setError(sentence);
    field.current?.focus();
  };
  const submit = () => {
    const isNumber = /^\d{1,7}$/.test(typed.trim());
    const units = Number(typed.trim());
    if (!isNumber || units > MAX_UNITS) refuse(text.unitsWrong);
    else if (what === 'set') onSubmit({ action: 'set-stock', quantity: units });
    else if (units === 0) refuse(text.unitsNone);
    else onSubmit({ action: 'add-stock', delta: what === 'add' ? units : -units });
  };
  return (
    <ActionDialog {...others} title={text.stockTitle(rows)} submit={text.stockSubmit} onSubmit={submit}>
      <SegmentedControl
        aria-label={text.stockDo}
        value={what}
        onChange={(value) => {
          setWhat(value as What);
          setError(null);
        }}
        data={[
          { value: 'set', label: text.set },
          { value: 'add', label: text.add },
          { value: 'take-out', label: text.takeOut },
        ]}
      />
      <Stack gap={4}>
        <TextInput
          ref={field}
          label={text.units}
          inputMode="numeric"
          value={typed}
          maxLength={8}
          error={error}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError(null);
          }}
          data-autofocus
        />
        <Text size="sm" c="dimmed">
          {text.stockHint}
        </Text>
      </Stack>
    </ActionDialog>
  );
}
