import { expect, it } from 'vitest';
import { TemplateEngine } from '../engine/engine.ts';
import { formatsOf } from '../engine/locale-formats.ts';
import { formatterTable, predicateTable } from './formatters.ts';

const engine = new TemplateEngine(formatterTable(), predicateTable());
/** A Friday evening. */
const at = Date.UTC(2026, 10, 13, 17, 5);

function render(pattern: string, language: string, moment = at, timeZone = 'Europe/Berlin'): string {
  const { code } = engine.parse(`{at|date ${pattern}}`);
  const json = { at: moment, website: { language, timeZone } };
  return engine.render({ code, json, cldr: formatsOf('en'), now: 0 }).html;
}

it.each([
  [
    '%A, %B %e, %Y',
    'Freitag, 13. November 2026',
    'vendredi 13 novembre 2026',
    'viernes, 13 de noviembre de 2026',
  ],
  ['%B %d, %Y', '13. November 2026', '13 novembre 2026', '13 de noviembre de 2026'],
  ['%b %e, %Y', '13. Nov. 2026', '13 nov. 2026', '13 nov 2026'],
  ['%B %e', '13. November', '13 novembre', '13 de noviembre'],
  ['%B %Y', 'November 2026', 'novembre 2026', 'noviembre de 2026'],
  ['%l:%M %p', '18:05', '18:05', '18:05'],
  ['%A', 'Freitag', 'vendredi', 'viernes'],
  ['%b', 'Nov', 'nov.', 'nov'],
  [
    '%A, %B %e, %Y, %l:%M %p',
    'Freitag, 13. November 2026, 18:05',
    'vendredi 13 novembre 2026, 18:05',
    'viernes, 13 de noviembre de 2026, 18:05',
  ],
  ['%e. %B at %H:%M', '13. November at 18:05', '13. novembre at 18:05', '13. noviembre at 18:05'],
  ['%Y-%m-%d %%B %j', '2026-11-13 %B 317', '2026-11-13 %B 317', '2026-11-13 %B 317'],
])('a theme’s date %s is in the language of the website', (pattern, ...written) => {
  expect(['de-DE', 'fr', 'es'].map((language) => render(pattern, language))).toEqual(written);
});

it('writes a time before ten as the language does', () => {
  const early = Date.UTC(2026, 10, 13, 8);
  expect(['de', 'fr', 'es'].map((language) => render('%l:%M %p', language, early))).toEqual([
    '09:00',
    '09:00',
    '9:00',
  ]);
});

it('is the template language’s own in English and in languages without texts', () => {
  for (const language of ['en-US', 'en-GB', 'pl', '']) {
    expect(render('%A, %B %e, %Y %l:%M %p', language, Date.UTC(2026, 10, 3, 8))).toBe(
      'Tuesday, November  3, 2026  9:00 AM',
    );
  }
});

it('survives times and time zones that are none', () => {
  expect(render('%B %e', 'de', at, 'Nowhere/Land')).toBe('13. November');
  expect(render('%B', 'de', Number.NaN)).toBe(render('%B', 'en', Number.NaN));
  expect(render('%B', 'de', 1e18)).toBe('');
});
