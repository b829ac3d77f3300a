import { expect, it } from 'vitest';
import { popupOf, popupState, popupTurns } from './popup.ts';

const at = (iso: string, timeZone = 'Europe/Berlin') => ({ now: Date.parse(iso), timeZone });
const sale = popupOf({
  popup: { isOn: true, title: 'Sale', startsAt: '2026-11-20T09:00', endsAt: '2026-11-27T00:00' },
});

it('is shown between its two times on the clock of the site', () => {
  expect(popupState(sale, at('2026-11-20T07:59:59Z'))).toBe('planned');
  expect(popupState(sale, at('2026-11-20T08:00:00Z'))).toBe('shown');
  expect(popupState(sale, at('2026-11-26T23:00:00Z'))).toBe('over');
  expect(popupState(sale, at('2026-11-20T08:00:00Z', 'America/New_York'))).toBe('planned');
  expect(popupTurns(sale, 'UTC')).toEqual([Date.parse('2026-11-20T09:00Z'), Date.parse('2026-11-27T00:00Z')]);
});

it('is off until its owner turns it on, and while it has no title', () => {
  expect(popupState(popupOf({}), at('2026-11-20T08:00:00Z'))).toBe('off');
  expect(popupState({ ...sale, isOn: false }, at('2026-11-21T08:00:00Z'))).toBe('off');
  expect(popupState({ ...sale, title: ' ' }, at('2026-11-21T08:00:00Z'))).toBe('off');
});
