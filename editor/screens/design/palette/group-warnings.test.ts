import { expect, it } from 'vitest';
import { palette as words } from '../../../text/en-palette.ts';
import { groupWarnings } from './group-warnings.ts';

const warning = (text: string, tweak: string | null, shade: string | null) => ({
  scope: 'page' as const,
  text,
  ground: 'paper',
  ratio: 2.95,
  needed: 4.5,
  tweak,
  shade,
});

it('shows together what one shade mends, and what nothing mends last', () => {
  const groups = groupWarnings([
    warning('danger', 'ground', null),
    warning('ink', 'ink', '#111111'),
    warning('accent', 'accent', '#222222'),
    warning('ink-soft', 'ink', '#111111'),
    warning('moss', null, null),
  ]);
  expect(
    groups.map(({ tweak, shade, warnings }) => [tweak, shade, warnings.map(({ text }) => text)]),
  ).toEqual([
    ['ink', '#111111', ['ink', 'ink-soft']],
    ['accent', '#222222', ['accent']],
    ['ground', null, ['danger', 'moss']],
  ]);
});

it('says in words what is hard to read, where, and by how much', () => {
  expect(words.faint('accent', 'paper', 'tinted', '2.9', '4.5')).toBe(
    'Links on the tinted background are hard to read (2.9, needs 4.5)',
  );
  expect(words.faint('ink', 'paper', 'page', '2.9', '4.5')).toBe(
    'Text on the background of the page is hard to read (2.9, needs 4.5)',
  );
  expect(words.faint('ink-soft', 'tint', 'dark', '2', '4.5')).toBe(
    'Quiet text on panels in dark sections is hard to read (2, needs 4.5)',
  );
  expect(words.faint('accent-ink', 'accent-strong', 'page', '4', '4.5')).toBe(
    'Words on buttons are hard to read (4, needs 4.5)',
  );
  expect(words.faint('edge', 'field', 'accent', '1.2', '3')).toBe(
    'Edges of form fields in accent sections are hard to see (1.2, needs 3)',
  );
});
