import { ActionIcon, Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { MAX_VARIANTS, combinationCount, optionFaults } from '@vitrine/domain/product/variant-matrix.ts';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { productPage as text } from '../../text/en-product-page.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PlusIcon, RemoveIcon } from '../../ui/icons.tsx';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { showFirstProblem } from '../../ui/show-first-problem.ts';
import { editOptions, type OptionEffect } from './option-changes.ts';
import { editsOf, emptyOption, type OptionRow, optionRowsOf, problemsByRow } from './option-rows.ts';
import { OptionValues } from './option-values.tsx';
import styles from './options-dialog.module.css';
import type { ProductForm } from './use-product-form.ts';
import { nameOfVariant } from './variant-rows.ts';

/** Lost variants that are named. */
const NAMED = 8;
const newId = (): string => crypto.randomUUID();

/** Options and their values. What they make of the variants is shown before it is applied to the form. */
export function OptionsDialog(props: {
  form: ProductForm;
  onApply: (values: OptionEffect['values']) => void;
  onClose: () => void;
}) {
  const { form } = props;
  const showNumber = useShowNumber();
  const sheet = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState(() => optionRowsOf(form.values.options, newId));
  const [isTried, setTried] = useState(false);
  const edits = editsOf(rows);
  const faults = optionFaults(edits, showNumber);
  const hasFaults = Object.keys(faults).length > 0;
  const problems = isTried ? problemsByRow(rows, faults) : new Map<string, string>();
  const effect = hasFaults ? null : editOptions(form.values, form.stored, edits, newId);
  const change = (id: string, with_: Partial<OptionRow>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...with_ } : row)));
  const nameInput = (id: string | undefined) =>
    sheet.current?.querySelector<HTMLInputElement>(`[data-option="${CSS.escape(id ?? '')}"] input`);

  const add = () => {
    const row = emptyOption(newId);
    flushSync(() => setRows([...rows, row]));
    nameInput(row.id)?.focus();
  };
  const remove = (index: number) => {
    const left = rows.toSpliced(index, 1);
    const all = left.length === 0 ? [emptyOption(newId)] : left;
    flushSync(() => setRows(all));
    nameInput(all[Math.min(index, all.length - 1)]?.id)?.focus();
  };
  const move = (index: number, by: number) => {
    const row = rows[index];
    const to = index + by;
    if (row === undefined || to < 0 || to >= rows.length) return;
    const held = document.activeElement;
    flushSync(() => setRows(rows.toSpliced(index, 1).toSpliced(to, 0, row)));
    if (held instanceof HTMLElement && held.isConnected) held.focus();
  };
  const apply = () => {
    if (effect === null) {
      setTried(true);
      showFirstProblem(sheet.current);
      return;
    }
    props.onApply(effect.values);
  };

  return (
    <Dialog opened onClose={props.onClose} title={text.optionsTitle} size="40rem" closeOnClickOutside={false}>
      <Stack gap="md" ref={sheet}>
        <Text size="sm" c="dimmed">
          {text.optionsLead} {text.valuesHint}
        </Text>
        {rows.map((row, index) => {
          const name = row.name.trim() === '' ? text.unnamed : row.name.trim();
          return (
            <fieldset key={row.id} className={styles['option']} data-option={row.id} aria-label={name}>
              <div className={styles['head']}>
                <TextInput
                  label={text.optionName}
                  placeholder={text.optionPlaceholder}
                  autoComplete="off"
                  value={row.name}
                  error={problems.get(row.id)}
                  {...(index === 0 ? { 'data-autofocus': true } : {})}
                  onChange={(event) => change(row.id, { name: event.currentTarget.value })}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    sheet.current
                      ?.querySelector<HTMLElement>(`[data-option="${CSS.escape(row.id)}"] li input`)
                      ?.focus();
                  }}
                />
                {rows.length > 1 && (
                  <MoveButtons name={name} index={index} count={rows.length} move={(by) => move(index, by)} />
                )}
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={text.removeOption(name)}
                  onClick={() => remove(index)}
                >
                  <RemoveIcon size={16} />
                </ActionIcon>
              </div>
              <div className={styles['label']}>{text.values}</div>
              <OptionValues
                option={name}
                values={row.values}
                problemOf={(id) => problems.get(`${row.id}.${id}`)}
                onChange={(values) => change(row.id, { values })}
              />
            </fieldset>
          );
        })}
        <div>
          <Button variant="default" size="sm" leftSection={<PlusIcon size={16} />} onClick={add}>
            {text.addOption}
          </Button>
        </div>
        <Effect effect={effect} fault={faults[''] ?? null} count={combinationCount(edits)} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.onClose}>
            {text.cancel}
          </Button>
          <Button onClick={apply}>{text.apply}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function Effect(props: { effect: OptionEffect | null; fault: string | null; count: number }) {
  const { effect, fault } = props;
  const showNumber = useShowNumber();
  const lost = useMemo(() => effect?.lost ?? [], [effect]);
  return (
    <div aria-live="polite">
      {fault !== null ? (
        <Alert color="red" variant="light" data-failure>
          {fault}
        </Alert>
      ) : (
        effect !== null &&
        props.count <= MAX_VARIANTS && (
          <Text size="sm">{text.effect(showNumber, effect.kept + effect.created, effect.created)}</Text>
        )
      )}
      {lost.length > 0 && (
        <Alert color="yellow" variant="light" mt="sm" title={text.lostHead(showNumber, lost.length)}>
          <ul className={styles['lost']}>
            {lost.slice(0, NAMED).map(({ id, attributes, stored }) => (
              <li key={id}>
                {text.lostLine(
                  showNumber,
                  nameOfVariant(attributes),
                  stored === null || stored.unlimited ? 0 : stored.qtyInStock,
                  stored?.hasSold ?? false,
                )}
              </li>
            ))}
            {lost.length > NAMED && <li>{text.lostMore(showNumber, lost.length - NAMED)}</li>}
          </ul>
        </Alert>
      )}
    </div>
  );
}
