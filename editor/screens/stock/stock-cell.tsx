import { Button, Group, Popover, Stack, Text, TextInput } from '@mantine/core';
import type { StockRow } from '@vitrine/contracts/stock-list.ts';
import { MAX_UNITS } from '@vitrine/domain/product/change-units.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '../../app/client.ts';
import { stockList as text } from '../../text/en-stock-list.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { nameOfRow } from './name-of-row.ts';
import { type AdjustmentReason, ReasonField } from './reason-field.tsx';
import styles from './stock.module.css';
import { useStockChange } from './use-stock-change.ts';

/** The units of a variant, and a form to change them, in place. */
export function StockCell({ row }: { row: StockRow }) {
  const [isOpen, setOpen] = useState(false);
  const showNumber = useShowNumber();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // After the popover has given the focus away.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (row.unlimited) return <span className={styles['unlimited']}>{text.unlimited}</span>;
  const level = row.quantity === 0 ? 'out' : row.quantity <= row.lowAt ? 'low' : 'in';
  const units = showNumber(row.quantity);
  return (
    <span className={styles['level']}>
      {level !== 'in' && (
        <span className={styles['sign']} data-level={level}>
          {level === 'out' ? text.soldOut : text.low}
        </span>
      )}
      {row.waiting > 0 && (
        <Link
          className={styles['waiting']}
          to={`/back-in-stock/${row.productId}/${row.id}`}
          aria-label={text.waitingOf(nameOfRow(row), showNumber(row.waiting))}
        >
          {text.waiting(showNumber(row.waiting))}
        </Link>
      )}
      <Popover
        opened={isOpen}
        onChange={(next) => {
          if (!next) close();
        }}
        position="bottom-end"
        width={280}
        trapFocus
        shadow="md"
        withinPortal
      >
        <Popover.Target>
          <button
            type="button"
            ref={button}
            className={styles['units']}
            aria-label={text.change(nameOfRow(row), units)}
            onClick={() => (isOpen ? close() : setOpen(true))}
          >
            {units}
          </button>
        </Popover.Target>
        <Popover.Dropdown>
          <StockForm row={row} onDone={close} />
        </Popover.Dropdown>
      </Popover>
    </span>
  );
}

function StockForm({ row, onDone }: { row: StockRow; onDone: () => void }) {
  const [typed, setTyped] = useState(String(row.quantity));
  const [reason, setReason] = useState<AdjustmentReason>('counted');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const change = useStockChange(row);
  const refuse = (sentence: string) => {
    setProblem(sentence);
    field.current?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const plain = typed.trim();
    const wanted = Number(plain);
    if (!/^\d{1,9}$/.test(plain)) refuse(text.unitsWrong);
    else if (wanted > MAX_UNITS) refuse(text.unitsTooMany);
    else if (wanted === row.quantity) onDone();
    // As a difference, so that units sold meanwhile stay sold.
    else {
      change.mutate(
        { delta: wanted - row.quantity, reason },
        { onSuccess: onDone, onError: (error) => refuse(sentenceOf(error)) },
      );
    }
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="xs">
        <Text size="sm" fw={600} className={styles['name'] ?? ''}>
          {nameOfRow(row)}
        </Text>
        <TextInput
          ref={field}
          label={text.units}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={typed}
          error={problem}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblem(null);
          }}
          data-autofocus
        />
        <ReasonField value={reason} onChange={setReason} />
        <Group justify="flex-end" gap="sm" mt={4}>
          <Button variant="default" onClick={onDone}>
            {text.cancel}
          </Button>
          <BusyButton type="submit" loading={change.isPending}>
            {text.save}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
