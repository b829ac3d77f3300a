import { Slider, TextInput } from '@mantine/core';
import type { TweakView } from '@vitrine/contracts/themes.ts';
import { useId } from 'react';
import { text } from '../../text/en.ts';
import { positionOf, unitOf, withoutUnit, withUnit } from './amount-value.ts';
import styles from './fields.module.css';

/** A number field with its unit. */
export function AmountInput(props: {
  label: string;
  /** The theme's default, which gives the unit. */
  original: string;
  value: string;
  problem: string | boolean | undefined;
  onChange: (value: string) => void;
  id?: string;
  hidesLabel?: boolean;
}) {
  const unit = unitOf(props.original);
  return (
    <TextInput
      {...(props.id === undefined ? {} : { id: props.id })}
      {...(props.hidesLabel === true ? { 'aria-label': props.label } : { label: props.label })}
      value={unit === null ? props.value : withoutUnit(props.value, unit)}
      error={props.problem}
      spellCheck={false}
      autoComplete="off"
      inputMode={unit === null ? 'text' : 'decimal'}
      classNames={{ input: 'tabular' }}
      rightSection={unit === null || unit === '' ? undefined : <span className={styles['unit']}>{unit}</span>}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        props.onChange(unit === null ? typed : withUnit(typed, unit));
      }}
    />
  );
}

/** A number with bounds: slider and field. */
export function AmountField(props: {
  tweak: TweakView;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}) {
  const { tweak, value } = props;
  const { min, max, step } = tweak;
  const id = useId();
  const unit = unitOf(tweak.default);
  const isSlid = unit !== null && min !== null && max !== null && max > min;
  if (!isSlid)
    return (
      <AmountInput
        label={tweak.title}
        original={tweak.default}
        value={value}
        problem={props.problem}
        onChange={props.onChange}
      />
    );
  const format = (number: number): string => `${number}${unit}`;
  return (
    <div>
      <label className={styles['label']} htmlFor={id}>
        {tweak.title}
      </label>
      <div className={styles['slid']}>
        <Slider
          className={styles['slider'] ?? ''}
          min={min}
          max={max}
          step={step ?? (max - min) / 100}
          value={positionOf(value, min, max)}
          onChange={(number) => props.onChange(format(rounded(number)))}
          label={null}
          size="sm"
          thumbSize={18}
          thumbLabel={text.design.slide(tweak.title)}
          thumbValueText={format}
        />
        <AmountInput
          id={id}
          hidesLabel
          label={tweak.title}
          original={tweak.default}
          value={value}
          problem={props.problem !== undefined}
          onChange={props.onChange}
        />
      </div>
      {props.problem === undefined ? (
        <p className={styles['hint']}>{text.design.range(format(min), format(max))}</p>
      ) : (
        <p className={styles['problem']}>{props.problem}</p>
      )}
    </div>
  );
}

/** Rounds away floating-point errors of the steps. */
const rounded = (number: number): number => Math.round(number * 10_000) / 10_000;
