import { customFormText } from '@vitrine/domain/text/custom-form.ts';
import { localeIn } from './locale-in-context.ts';
import type { Context, Formatter, Node } from '@squarespace/template-engine';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import { valueFormatters } from '../engine/value-formatter.ts';

/** Maximum answers shown of one field. */
const MAX_ANSWERS = 100;

type Part = (name: string) => string;

/** The site's localized string, if it has one. */
function localized(ctx: Context, key: string, words: string): string {
  const own = ctx.resolve(['localizedStrings', key]).asString().trim();
  return own === '' ? words : own;
}

/** Names in `localizedStrings`, by the value of the answer. spec: site-platform 9 */
const likertKeys: Readonly<Record<string, string>> = {
  '-2': 'productAnswerMapStronglyDisagree',
  '-1': 'productAnswerMapDisagree',
  '0': 'productAnswerMapNeutral',
  '1': 'productAnswerMapAgree',
  '2': 'productAnswerMapStronglyAgree',
};

function likert(values: unknown, ctx: Context): string {
  const likertWords: Readonly<Record<string, string>> = customFormText(localeIn(ctx)).likertWords;
  if (typeof values !== 'object' || values === null) return '';
  const lines = Object.entries(values)
    .slice(0, MAX_ANSWERS)
    .map(([question, answer]) => {
      const value = Object.hasOwn(likertKeys, String(answer)) ? String(answer) : '0';
      const words = localized(ctx, likertKeys[value] ?? '', likertWords[value] ?? '');
      return `<div><span style="font-weight:bold;">${escapeHtml(question)}:</span> ${escapeHtml(words)}</div>`;
    });
  return lines.length === 0 ? '' : `<div style="padding-left:5px;">${lines.join('')}</div>`;
}

function address(part: Part): string {
  const place = [part('City'), [part('State'), part('Zip'), part('Country')].filter(Boolean).join(' ')];
  const lines = [part('Line1'), part('Line2'), place.filter(Boolean).join(', ')].filter(Boolean);
  return lines.length === 0
    ? ''
    : `<div style="padding-left:5px;">${lines.map((line) => `<div>${line}</div>`).join('')}</div>`;
}

function phone(part: Part): string {
  const number = [part('Areacode'), part('Prefix'), part('Line')].filter(Boolean).join('-');
  const country = part('Country');
  return number === '' ? '' : `${country === '' ? '' : `+${country} `}${number}`;
}

function time(part: Part): string {
  const hasTime = ['Hour', 'Minute', 'Second'].some((name) => part(name) !== '');
  const clock = ['Hour', 'Minute', 'Second'].map((name) => part(name) || '00').join(':');
  return hasTime ? `${clock} ${part('Ampm')}`.trim() : '';
}

/** An answer as HTML; '' when there is none. */
function answerHtml(field: Node, ctx: Context): string {
  const values = field.get('values');
  const part: Part = (name) => escapeHtml(values.get(name).asString().trim());
  switch (field.get('type').asString()) {
    case 'address':
      return address(part);
    case 'checkbox': {
      const checked: unknown = values.value;
      return Array.isArray(checked) && checked.length > 0
        ? checked
            .slice(0, MAX_ANSWERS)
            .map((answer) => escapeHtml(String(answer)))
            .join(', ')
        : escapeHtml(field.get('value').asString());
    }
    case 'date': {
      const parts = [part('Month'), part('Day'), part('Year')];
      return parts.every((text) => text === '') ? '' : parts.join('/');
    }
    case 'likert':
      return likert(values.value, ctx);
    case 'name':
      return [part('First'), part('Last')].filter(Boolean).join(' ');
    case 'phone':
      return phone(part);
    case 'time':
      return time(part);
    default:
      return escapeHtml(field.get('value').asString());
  }
}

/** `{field|summary-form-field}`: a question with its answer, 'N/A' without one. spec: site-platform 8 */
export const formAnswerFormatters: Readonly<Record<string, Formatter>> = valueFormatters({
  'summary-form-field': (field, _args, ctx) => {
    const texts = customFormText(localeIn(ctx));
    const answer =
      answerHtml(field, ctx) || escapeHtml(localized(ctx, 'productSummaryFormNoAnswerText', texts.noAnswer));
    return `<div style="font-size:11px; margin-top:3px"><span style="font-weight:bold;">${escapeHtml(field.get('rawTitle').asString())}:</span> ${answer}</div>`;
  },
});
