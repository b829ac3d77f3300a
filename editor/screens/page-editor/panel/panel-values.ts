import type { PanelField } from '@vitrine/blocks/description.ts';
import type { BlockPropsChange } from './panel-change.ts';

type Values = Readonly<Record<string, unknown>>;

/** Kinds whose missing prop shows what a new block has; an empty text stays an empty text. */
const withDefault: ReadonlySet<PanelField['kind']> = new Set(['switch', 'choice', 'choices', 'number']);

/** The value a field shows: the prop, or where there is none and its kind always has a value, that of a new block. */
export function shownValue(field: PanelField, values: Values, starting: Values): unknown {
  return Object.hasOwn(values, field.name) || !withDefault.has(field.kind)
    ? values[field.name]
    : starting[field.name];
}

/**
 * The fields that are shown, by their conditions. A condition names a prop of the same object; one that the object does
 * not have is looked up in those around it, the nearest first.
 */
export function shownFields(
  fields: readonly PanelField[],
  values: Values,
  around: readonly Values[],
): readonly PanelField[] {
  return fields.filter(({ when }) => {
    if (when === undefined) return true;
    const holder = [values, ...around].find((one) => Object.hasOwn(one, when.name));
    return when.is.includes(holder?.[when.name]);
  });
}

/** The values with one of them set; undefined takes it away. */
export function withValue(values: Values, name: string, value: unknown): Values {
  const { [name]: _, ...others } = values;
  return value === undefined ? others : { ...values, [name]: value };
}

/** The change of a block that sets one of its props; undefined takes it away. */
export function changeOfProp(name: string, value: unknown): BlockPropsChange {
  return value === undefined ? { props: {}, removed: [name] } : { props: { [name]: value } };
}
