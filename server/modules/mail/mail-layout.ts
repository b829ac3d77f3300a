import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { type Locale, localeOf } from '@vitrine/domain/text/locale.ts';
import { orderMailText } from '@vitrine/domain/text/order-mail.ts';

/** The shop that sends a mail. */
export interface MailShop {
  readonly title: string;
  /** Origin of the site, e.g. https://fernandkiln.example, used in the mail's links. */
  readonly origin: string;
  readonly address: readonly string[];
  readonly contactEmail: string;
  /** The website's language. */
  readonly language: string;
  /** The website's; UTC when left out. */
  readonly timeZone?: string;
}

export interface MailContent {
  readonly subject: string;
  readonly bodyText: string;
  readonly bodyHtml: string;
}

export interface MailTableRow {
  readonly label: string;
  readonly amount: string;
}

/** The contents of a mail, all plain text: the layout escapes it. */
export interface MailPlan {
  readonly shop: MailShop;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Text for the reader to copy, e.g. a gift card's code; set large. */
  readonly highlight?: string;
  readonly lines?: readonly MailTableRow[];
  readonly sums?: readonly MailTableRow[];
  /** Lines of one block, e.g. an address. */
  readonly place?: readonly string[];
  /** The first is the mail's main action. */
  readonly links?: readonly { readonly label: string; readonly href: string }[];
  readonly notes?: readonly string[];
  /** Below the notes, small: what the reader seldom wants. */
  readonly lastLink?: { readonly label: string; readonly href: string };
}

/** Header lines of a mail must not contain line breaks; a shop's title might. */
const oneLine = (value: string): string => value.replaceAll(/[\r\n]+/g, ' ').trim();

/** Renders a mail as plain text and as HTML, with the same contents. */
export function renderMail(plan: MailPlan): MailContent {
  return { subject: oneLine(plan.subject), bodyText: plainText(plan), bodyHtml: html(plan) };
}

/** Name and postal address; many addresses begin with the name already. */
const sender = ({ title, address }: MailShop): readonly string[] =>
  address[0]?.trim() === title.trim() ? address : [title, ...address];

/** A label with its value in one line: French has a space before the colon. */
export function labelled(locale: Locale, label: string, value: string): string {
  return fillText(orderMailText(locale).labelled, { label, value });
}

function plainText(plan: MailPlan): string {
  const locale = localeOf(plan.shop.language);
  const { shop, highlight = '', lines = [], sums = [], place = [], links = [], notes = [], lastLink } = plan;
  const parts = [
    plan.heading,
    ...plan.paragraphs,
    highlight,
    lines.map((line) => `${line.label}  ${line.amount}`).join('\n'),
    sums.map((sum) => labelled(locale, sum.label, sum.amount)).join('\n'),
    place.join('\n'),
    ...links.map((link) => labelled(locale, link.label, link.href)),
    ...notes,
    lastLink === undefined ? '' : labelled(locale, lastLink.label, lastLink.href),
    sender(shop).join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const paragraph = (content: string): string => (content === '' ? '' : `<p>${content}</p>`);
const lineBreaks = (lines: readonly string[]): string => lines.map(escapeHtml).join('<br>');

function html(plan: MailPlan): string {
  const { shop, highlight = '', lines = [], sums = [], place = [], links = [], notes = [], lastLink } = plan;
  const rows = [...lines, ...sums].map(
    ({ label, amount }) =>
      `<tr><td>${escapeHtml(label)}</td><td align="right">${escapeHtml(amount)}</td></tr>`,
  );
  const body = [
    `<h1 style="font-size:1.25em">${escapeHtml(plan.heading)}</h1>`,
    ...plan.paragraphs.map((content) => paragraph(escapeHtml(content))),
    highlight === ''
      ? ''
      : `<p style="font:bold 1.5em monospace;letter-spacing:.05em">${escapeHtml(highlight)}</p>`,
    rows.length === 0
      ? ''
      : `<table width="100%" cellpadding="4" role="presentation">${rows.join('')}</table>`,
    paragraph(lineBreaks(place)),
    ...links.map((link) => `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`),
    ...notes.map((content) => paragraph(escapeHtml(content))),
    lastLink === undefined
      ? ''
      : `<p style="font-size:.875em"><a href="${escapeHtml(lastLink.href)}">${escapeHtml(lastLink.label)}</a></p>`,
    paragraph(lineBreaks(sender(shop))),
  ].join('');
  return `<!doctype html><html lang="${escapeHtml(shop.language)}"><meta charset="utf-8"><title>${escapeHtml(shop.title)}</title><body style="font:16px/1.5 sans-serif;max-width:36em;margin:auto;padding:1em">${body}</body></html>`;
}
