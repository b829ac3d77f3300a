import type { PanelField } from '@vitrine/blocks/description.ts';
import { expect, test } from 'vitest';
import { changeOfProp, shownFields, shownValue, withValue } from './panel-values.ts';

const aSwitch = (name: string, when?: PanelField['when']): PanelField => ({
  kind: 'switch',
  name,
  label: name,
  ...(when === undefined ? {} : { when }),
});
const names = (fields: readonly PanelField[]) => fields.map(({ name }) => name);

test('a field with a condition is shown only while the other prop has one of its values', () => {
  const fields = [aSwitch('link'), aSwitch('window', { name: 'link', is: ['page', null] })];
  expect(names(shownFields(fields, { link: 'page' }, []))).toEqual(['link', 'window']);
  expect(names(shownFields(fields, { link: null }, []))).toEqual(['link', 'window']);
  expect(names(shownFields(fields, { link: 'none' }, []))).toEqual(['link']);
  expect(names(shownFields(fields, {}, []))).toEqual(['link']);
});

test('a condition in an entry of a list looks at the entry first, then at the objects around it', () => {
  const fields = [aSwitch('text', { name: 'captions', is: [true] })];
  expect(names(shownFields(fields, {}, [{ other: 1 }, { captions: true }]))).toEqual(['text']);
  expect(names(shownFields(fields, { captions: false }, [{ captions: true }]))).toEqual([]);
  expect(names(shownFields(fields, {}, [{ captions: false }, { captions: true }]))).toEqual([]);
});

test('a missing choice shows that of a new block, a missing text stays empty', () => {
  const text: PanelField = { kind: 'text', name: 'text', label: 'Text', max: 10 };
  expect(shownValue(aSwitch('on'), {}, { on: true })).toBe(true);
  expect(shownValue(aSwitch('on'), { on: false }, { on: true })).toBe(false);
  expect(shownValue(aSwitch('on'), { on: null }, { on: true })).toBeNull();
  expect(shownValue(text, {}, { text: 'Heading' })).toBeUndefined();
});

test('a prop is set, set to nothing, or taken away', () => {
  expect(withValue({ a: 1, b: 2 }, 'b', 3)).toEqual({ a: 1, b: 3 });
  expect(withValue({ a: 1, b: 2 }, 'b', null)).toEqual({ a: 1, b: null });
  expect(Object.keys(withValue({ a: 1, b: 2 }, 'b', undefined))).toEqual(['a']);
  expect(changeOfProp('b', null)).toEqual({ props: { b: null } });
  expect(changeOfProp('b', undefined)).toEqual({ props: {}, removed: ['b'] });
});
