import type { PanelField } from '@vitrine/blocks/description.ts';

export type FieldOf<Kind extends PanelField['kind']> = Extract<PanelField, { readonly kind: Kind }>;

/** How a change joins the one before it: `typed` ones of one field are one step of undo, `once` is always its own. */
export type Step = 'typed' | 'once';

/** Changes the field's value; undefined takes the prop away. `path` names the field within, where it is not the field itself. */
export type ChangeValue = (value: unknown, step: Step, path?: string) => void;

/** What the control of a field gets. `value` is always the stored one, so that it follows undo. */
export interface ControlProps<Kind extends PanelField['kind']> {
  readonly field: FieldOf<Kind>;
  readonly value: unknown;
  /** Props of the object that the field is in, then of those around it. */
  readonly around: readonly Readonly<Record<string, unknown>>[];
  /** Of the field in the block's props: `items.2.title`. */
  readonly path: string;
  readonly problem: string | undefined;
  readonly change: ChangeValue;
}

/** What fields of all kinds have in common, for an input of the library: the hint is below it. */
export function inputProps(props: {
  readonly field: { readonly label: string; readonly hint?: string };
  readonly path: string;
  readonly problem: string | undefined;
}) {
  return {
    label: props.field.label,
    description: props.field.hint,
    error: props.problem,
    size: 'xs' as const,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
      | 'label'
      | 'input'
      | 'description'
      | 'error'
    )[],
    'data-field': props.path,
  };
}

/** A prop of the object that a field is in, or of the nearest one around it that has it. */
export const propOf = (around: ControlProps<'text'>['around'], name: string): unknown =>
  around.find((values) => Object.hasOwn(values, name))?.[name];

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asRecord = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
