import { longDay } from '@vitrine/domain/time/long-day.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { pageTypesText } from '@vitrine/domain/text/page-types.ts';
import type { Site } from '../../websites/index.ts';

/** In attributes, which pages may have; colours of its own, since themes come in all of them. */
const frameStyle =
  'position:fixed;z-index:2147483000;inset:auto 0 12px 0;display:flex;justify-content:center;padding:0 12px;pointer-events:none';
const barStyle =
  'margin:0;padding:6px 14px;border:1px solid rgb(255 255 255 / 25%);border-radius:999px;background:#1d2021;color:#fff;box-shadow:0 2px 10px rgb(0 0 0 / 20%);font:500 13px/1.4 system-ui,sans-serif;letter-spacing:0;text-align:center;text-transform:none';

/** The small bar of a preview: what it is, and until when. `endsOn` in milliseconds since 1970. */
export function previewBar({ locale, settings }: Site, endsOn: number): string {
  const date = longDay(endsOn, { language: locale, timeZone: settings.timeZone });
  return barOf(fillText(pageTypesText(locale).preview.bar, { date }));
}

/** A small bar at the bottom of a page that says what it is. */
export function barOf(words: string): string {
  return `<aside style="${frameStyle}" aria-label="${escapeHtml(words)}"><p style="${barStyle}">${escapeHtml(words)}</p></aside>`;
}
