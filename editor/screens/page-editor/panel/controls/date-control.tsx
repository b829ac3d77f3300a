import { TextInput } from '@mantine/core';
import { useMe } from '../../../../app/session.ts';
import { pagePanel as text } from '../../../../text/en-page-panel.ts';
import { fromShopClock, toShopClock } from '../../../../ui/form/shop-clock.ts';
import { asText, type ControlProps, inputProps } from '../control.ts';
import type { ReadText } from '../typed-text.ts';
import { useTyped } from '../use-typed.ts';

/** Stands for a date of which parts are missing: the browser has no text for it. */
const INCOMPLETE = 'incomplete';

/** A day, or a day and time on the website's clock. A half typed one is not stored. */
export function DateControl(props: ControlProps<'date'>) {
  const { field } = props;
  const { time = false, nullable = false } = field;
  const { timeZone } = useMe().website;
  const read = (typed: string): ReadText => {
    if (typed === INCOMPLETE) return { problem: time ? text.dateTimeIncomplete : text.dateIncomplete };
    if (typed === '') return nullable ? { value: null } : { problem: text.dateMissing };
    const value = time ? fromShopClock(typed, timeZone) : typed;
    return value === null ? { problem: text.dateTimeIncomplete } : { value };
  };
  const typed = useTyped(props.value ?? null, {
    show: (value) => (time ? showTime(asText(value), timeZone) : asText(value)),
    read,
    change: props.change,
  });
  return (
    <TextInput
      {...inputProps({
        ...props,
        field: {
          label: field.label,
          hint: [field.hint, time ? text.zone(timeZone) : undefined]
            .filter((part) => part !== undefined)
            .join(' '),
        },
        problem: typed.problem ?? props.problem,
      })}
      type={time ? 'datetime-local' : 'date'}
      value={typed.text === INCOMPLETE ? '' : typed.text}
      onChange={({ currentTarget: input }) => typed.type(input.validity.badInput ? INCOMPLETE : input.value)}
      onBlur={typed.leave}
    />
  );
}

/** A time that cannot be read is shown as none. */
const showTime = (iso: string, timeZone: string): string =>
  Number.isNaN(Date.parse(iso)) ? '' : toShopClock(iso, timeZone);
