import { Input, Slider, TextInput } from '@mantine/core';
import { type KeyboardEvent, useId } from 'react';
import { pagePanel as text } from '../../../../text/en-page-panel.ts';
import { type ControlProps, inputProps } from '../control.ts';
import styles from '../panel.module.css';
import { hasSlider, readNumber, stepNumber } from '../read-number.ts';
import { useTyped } from '../use-typed.ts';

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A number as typed, with a slider where its bounds are narrow. */
export function NumberControl(props: ControlProps<'number'>) {
  const { field, change } = props;
  const id = useId();
  const number = typeof props.value === 'number' ? props.value : null;
  const typed = useTyped(number, {
    show: (value) => (typeof value === 'number' ? String(value) : ''),
    read: (written) => readNumber(written, field),
    change,
  });
  const press = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    change(stepNumber(number, by, field), 'typed');
  };
  const problem = typed.problem ?? props.problem;
  const input = {
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: typed.text,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      typed.type(event.currentTarget.value),
    onBlur: typed.leave,
    onKeyDown: press,
    rightSection: field.unit === undefined ? undefined : <span className={styles['unit']}>{field.unit}</span>,
    rightSectionPointerEvents: 'none' as const,
    classNames: {
      input: styles['figures'] ?? '',
      ...(hasSlider(field) ? {} : { wrapper: styles['narrow'] ?? '' }),
    },
  };
  if (!hasSlider(field)) {
    return <TextInput {...inputProps({ ...props, problem })} {...input} />;
  }
  const hintId = `${id}-hint`;
  const described = [
    ...(field.hint === undefined ? [] : [hintId]),
    ...(problem === undefined ? [] : [`${id}-error`]),
  ];
  return (
    <Input.Wrapper
      {...inputProps({ ...props, problem })}
      id={id}
      descriptionProps={{ id: hintId }}
      errorProps={{ id: `${id}-error` }}
    >
      <div className={styles['slider']}>
        <Slider
          size="sm"
          label={null}
          min={field.min}
          max={field.max}
          step={field.step ?? 1}
          value={number ?? field.min}
          onChange={(next) => {
            if (next !== number) change(next, 'typed');
          }}
          thumbLabel={text.sliderOf(field.label)}
        />
        <Input
          {...input}
          id={id}
          size="xs"
          data-field={props.path}
          error={problem !== undefined}
          rightSectionWidth={26}
          {...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') })}
        />
      </div>
    </Input.Wrapper>
  );
}
