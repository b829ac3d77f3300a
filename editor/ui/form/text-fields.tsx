import { Textarea, TextInput } from '@mantine/core';
import { currencies, type CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { ReactNode } from 'react';
import type { Field } from './field-set.ts';
import { useFieldLabel } from './field-label.ts';
import styles from './form.module.css';

interface TextFieldProps {
  readonly field: Field<string>;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | 'url';
  readonly autoComplete?: string;
  readonly left?: ReactNode;
  readonly right?: ReactNode;
  /** Width of a short value, e.g. a price. */
  readonly narrow?: boolean;
  /** Instead of a visible label, where a table's head names the field. */
  readonly hideLabel?: boolean;
  /** Whether a dialog opens with the focus here. */
  readonly isFirst?: boolean;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { field, label, left, right } = props;
  useFieldLabel(field, label);
  return (
    <TextInput
      {...(props.hideLabel === true ? { 'aria-label': label } : { label })}
      description={props.hint}
      placeholder={props.placeholder ?? ''}
      type={props.type ?? 'text'}
      inputMode={props.inputMode ?? 'text'}
      autoComplete={props.autoComplete ?? 'off'}
      leftSection={left}
      leftSectionWidth={typeof left === 'string' && left.length > 2 ? 46 : 30}
      rightSection={right}
      {...(props.narrow === true
        ? {
            classNames: { root: styles['narrow'] ?? '', input: styles['figures'] ?? '' },
            wrapperProps: { 'data-narrow': true },
          }
        : {})}
      data-field={field.name}
      {...(props.isFirst === true ? { 'data-autofocus': true } : {})}
      value={field.value}
      onChange={(event) => field.change(event.currentTarget.value)}
      error={field.problem}
    />
  );
}

/** Several lines of text. */
export function LongTextField(props: {
  field: Field<string>;
  label: string;
  hint?: ReactNode;
  rows?: number;
}) {
  const { field } = props;
  useFieldLabel(field, props.label);
  return (
    <Textarea
      label={props.label}
      description={props.hint}
      autosize
      minRows={props.rows ?? 3}
      maxRows={16}
      data-field={field.name}
      value={field.value}
      onChange={(event) => field.change(event.currentTarget.value)}
      error={field.problem}
    />
  );
}

/** A whole or decimal number, as typed; `readNumber` reads it. */
export function NumberField(
  props: Omit<TextFieldProps, 'type' | 'inputMode' | 'narrow'> & { whole?: boolean },
) {
  const { whole = true, ...rest } = props;
  return <TextField {...rest} inputMode={whole ? 'numeric' : 'decimal'} narrow />;
}

/** An amount of money, as typed; `readMoney` reads it. */
export function MoneyField(
  props: Omit<TextFieldProps, 'type' | 'inputMode' | 'left' | 'narrow'> & { currency: CurrencyCode },
) {
  const { currency, ...rest } = props;
  return <TextField {...rest} inputMode="decimal" left={currencies[currency].symbol.trim()} narrow />;
}

/** A percentage, as typed; `readPercent` reads it. */
export function PercentField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'right' | 'narrow'>) {
  return <TextField {...props} inputMode="decimal" right="%" narrow />;
}

/** A day of the shop's calendar, `2026-03-02`; '' for none. */
export function DayField(props: { field: Field<string>; label: string; hint?: ReactNode }) {
  const { field } = props;
  useFieldLabel(field, props.label);
  return (
    <TextInput
      type="date"
      label={props.label}
      description={props.hint}
      maw={220}
      data-field={field.name}
      value={field.value}
      onChange={(event) => field.change(event.currentTarget.value)}
      error={field.problem}
    />
  );
}

/** A day and time on the shop's clock, `2026-03-02T15:00`; '' for none. Name the time zone in the hint. */
export function DateTimeField(props: { field: Field<string>; label: string; hint?: ReactNode }) {
  const { field } = props;
  useFieldLabel(field, props.label);
  return (
    <TextInput
      type="datetime-local"
      label={props.label}
      description={props.hint}
      maw={260}
      data-field={field.name}
      value={field.value}
      onChange={(event) => field.change(event.currentTarget.value)}
      error={field.problem}
    />
  );
}
