import type { PopupScreen } from '@vitrine/contracts/popup.ts';
import { expect, it } from 'vitest';
import { type PopupValues, popupValuesOf, readPopup } from './popup-values.ts';

const stored: PopupScreen = {
  revision: 3,
  version: 'k3J9',
  isOn: false,
  title: 'Sale',
  html: '<p>Until Sunday.</p>',
  picture: null,
  action: 'link',
  buttonLabel: 'Look',
  href: '/shop',
  newsletterListId: null,
  newsletterDisclaimer: '',
  placement: 'corner',
  theme: 'accent',
  afterSeconds: 10,
  scrolledPercent: null,
  onExit: false,
  pages: 'all',
  pageIds: [],
  againAfterDays: null,
  edition: 1,
  startsAt: '',
  endsAt: '',
  state: 'off',
  openedCount: 0,
  timeZone: 'Europe/Berlin',
};
const read = (change: Partial<PopupValues>) => readPopup({ ...popupValuesOf(stored), ...change }, stored);
const problemsOf = (change: Partial<PopupValues>) => {
  const reading = read(change);
  return reading.ok ? {} : reading.problems;
};

it('is read as it was stored', () => {
  const { revision: _, picture: __, edition: ___, state: ____, ...rest } = stored;
  const { openedCount: _____, timeZone: ______, ...settings } = rest;
  expect(read({})).toEqual({ ok: true, body: { ...settings, pictureId: null, showAgain: false } });
});

it('takes numbers as people type them, and none for an empty field', () => {
  const reading = read({ afterSeconds: ' 30 ', scrolledPercent: '50 %', againAfterDays: '90' });
  expect(reading).toMatchObject({
    ok: true,
    body: { afterSeconds: 30, scrolledPercent: 50, againAfterDays: 90 },
  });
});

it('says what is missing of a pop-up that is on, at the field', () => {
  const on = { isOn: true };
  expect(problemsOf({ ...on, title: ' ' })).toEqual({ title: 'Give the pop-up a title, or turn it off.' });
  expect(problemsOf({ ...on, afterSeconds: '' })).toEqual({
    afterSeconds:
      'Choose when it opens: after some seconds, at some point of the page, or when the mouse leaves.',
  });
  expect(problemsOf({ ...on, afterSeconds: '', onExit: true })).toEqual({});
  expect(problemsOf({ ...on, buttonLabel: '', href: '' })).toEqual({
    buttonLabel: 'Write what the button says.',
    href: 'Choose where the button leads.',
  });
  expect(problemsOf({ ...on, action: 'newsletter' })).toEqual({
    newsletterListId: 'Choose the mailing list that people join.',
  });
  expect(problemsOf({ ...on, pages: 'chosen' })).toEqual({
    pageIds: 'Choose at least one page, or all of them.',
  });
});

it('asks nothing of a pop-up that is off', () => {
  expect(problemsOf({ title: '', afterSeconds: '', buttonLabel: '', href: '' })).toEqual({});
});

it('keeps what is stored of fields that are not shown, whatever was typed into them', () => {
  const wrong = {
    buttonLabel: 'x'.repeat(61),
    href: 'javascript:alert(1)',
    newsletterListId: 'nobody',
    newsletterDisclaimer: 'x'.repeat(601),
    pageIds: ['nowhere'],
  };
  const { buttonLabel, href, newsletterListId, newsletterDisclaimer, pageIds } = stored;
  expect(read({ isOn: true, action: 'none', ...wrong })).toMatchObject({
    ok: true,
    body: { action: 'none', buttonLabel, href, newsletterListId, newsletterDisclaimer, pageIds },
  });
  expect(Object.keys(problemsOf({ action: 'newsletter', pages: 'chosen', ...wrong }))).toEqual(
    expect.arrayContaining(['buttonLabel', 'newsletterListId', 'newsletterDisclaimer', 'pageIds.0']),
  );
});

it('refuses numbers that no rule has', () => {
  expect(problemsOf({ afterSeconds: '601' })).toEqual({
    afterSeconds: 'Enter whole seconds from 1 to 600, or leave it empty.',
  });
  expect(problemsOf({ scrolledPercent: '0' })).toEqual({
    scrolledPercent: 'Enter a whole number from 1 to 100, or leave it empty.',
  });
  expect(problemsOf({ againAfterDays: '400' })).toEqual({
    againAfterDays: 'Enter whole days from 1 to 365, or leave it empty.',
  });
  expect(Object.keys(problemsOf({ afterSeconds: 'soon' }))).toEqual(['afterSeconds']);
});

it('refuses an end before its beginning, and a link that runs', () => {
  expect(Object.keys(problemsOf({ startsAt: '2026-03-02T10:00', endsAt: '2026-03-01T10:00' }))).toEqual([
    'endsAt',
  ]);
  expect(problemsOf({ href: 'javascript:alert(1)' })).toEqual({
    href: 'Choose where the button leads, or choose no link.',
  });
});
