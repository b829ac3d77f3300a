import { createContext, useContext, useEffect } from 'react';
import { showValue } from './conflict-chooser.tsx';
import type { Field } from './field-set.ts';

/** Name of the row a field is in, for the summary: 'Europe'. */
export const RowName = createContext('');

/** Registers what a field is called, for the summary of problems and for conflicts. */
export function useFieldLabel(
  field: Pick<Field<unknown>, 'name' | 'labels'>,
  label: string,
  show: (value: unknown) => string = showValue,
): void {
  const row = useContext(RowName);
  const { name, labels } = field;
  useEffect(() => {
    labels.set(name, { label: row === '' ? label : `${row}, ${label}`, show });
  }, [labels, name, label, row, show]);
}
