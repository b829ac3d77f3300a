import { mailColors } from '@vitrine/domain/mail/mail-colors.ts';
import { plainParagraph } from '@vitrine/domain/mail/mail-text.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import type { FilledWords } from './fill-words.ts';
import { darkRules, fontStack } from './html-mail-rules.ts';
import { Painter } from './html-painter.ts';
import { htmlParts } from './html-parts.ts';
import type { MailPlan, MailShop } from './mail-plan.ts';
import type { MailLogo, MailStyle } from './mail-style.ts';
import { senderLines } from './sender-lines.ts';

export interface HtmlOptions {
  /** Shows it as a mail program in this mode does; by default the program chooses. For previews. */
  readonly scheme?: 'light' | 'dark';
  /** Instead of the shop's origin, where pictures are loaded from in a preview. */
  readonly pictureOrigin?: string;
  /** As a page of the site: with what an inbox shows beside a mail, its subject and this note, and a landmark. */
  readonly page?: { readonly note: string };
}

/** Characters of the text that mail programs show beside the subject. */
const PREHEADER = 140;
/** Pixels that a logo takes at most. */
const LOGO_WIDTH = 200;
const LOGO_HEIGHT = 56;

/**
 * A mail as HTML for mail programs: tables and inline styles, which all of them know, at most 600 pixels wide. Dark mode
 * is a style element that some programs read; the others invert the colors themselves.
 */
export function htmlMail(
  plan: MailPlan,
  words: FilledWords,
  style: MailStyle,
  { scheme, pictureOrigin = plan.shop.origin, page }: HtmlOptions,
): string {
  const { shop } = plan;
  const colors = mailColors(style.accent);
  const shown = scheme === 'dark' ? colors.dark : colors.light;
  const rules = scheme === undefined ? `<style>${darkRules(colors.dark)}</style>` : '';
  const schemes = scheme ?? 'light dark';
  const paint = new Painter(shown);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="${schemes}"><meta name="supported-color-schemes" content="${schemes}"><meta name="format-detection" content="telephone=no, date=no, address=no, email=no"><title>${escapeHtml(words.subject)}</title>${rules}`;
  const rows = [
    page === undefined ? topRow(plan, paint) : pageHead(plan, words.subject, page.note, paint),
    `<tr><td style="padding:0 8px 20px">${masthead(shop, style.logo, { ink: shown.ink, isDark: scheme === 'dark', pictureOrigin })}</td></tr>`,
    `<tr><td class="sheet" bgcolor="${shown.sheet}" style="background:${shown.sheet};border:1px solid ${shown.line};border-radius:12px;padding:32px 28px 16px">${sheet(plan, words, paint, pictureOrigin)}</td></tr>`,
    `<tr><td style="padding:20px 8px 0">${foot(plan, style, paint)}</td></tr>`,
  ].join('');
  const [begin, end] = page === undefined ? ['', ''] : ['<main>', '</main>'];
  return `<!doctype html><html lang="${escapeHtml(shop.language)}"><head>${head}</head><body class="page" style="margin:0;padding:0;background:${shown.page};color:${shown.ink};${fontStack}">${preheader(plan, words)}${begin}<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${shown.page}" style="background:${shown.page}"><tr><td align="center" style="padding:28px 12px"><!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]--><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left">${rows}</table><!--[if mso]></td></tr></table><![endif]--></td></tr></table>${end}${seenPicture(plan)}</body></html>`;
}

/** What inboxes show beside the subject; hidden in the mail, which begins with the same words. */
function preheader({ preview = '' }: MailPlan, { intro }: FilledWords): string {
  const [first] = intro;
  const beginning =
    preview !== '' ? preview : first === undefined ? '' : plainParagraph(first).slice(0, 4 * PREHEADER);
  if (beginning === '') return '';
  const spaced = beginning.replaceAll(/\s+/g, ' ');
  const text = preview === '' ? spaced.slice(0, PREHEADER) : spaced;
  // What follows it would be shown too: joiners without a width keep it away.
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`;
}

function masthead(
  shop: MailShop,
  logo: MailLogo | null,
  look: { readonly ink: string; readonly isDark: boolean; readonly pictureOrigin: string },
): string {
  const { ink, isDark, pictureOrigin } = look;
  // As the rules of dark mode have it.
  const ground = isDark ? 'background:#ffffff;padding:6px;' : '';
  const name = escapeHtml(shop.title);
  const inside =
    logo === null || shop.origin === ''
      ? name
      : `<img class="logo" src="${escapeHtml(`${pictureOrigin}${logo.path}`)}" ${sizeOf(logo)} alt="${name}" style="display:block;border:0;max-width:100%;height:auto;border-radius:4px;${ground}">`;
  const type = `color:${ink};font-size:18px;line-height:1.3;font-weight:700;text-decoration:none`;
  return shop.origin === ''
    ? `<span class="ink" style="${type}">${inside}</span>`
    : `<a class="ink" href="${escapeHtml(`${shop.origin}/`)}" style="${type}">${inside}</a>`;
}

/** The size at which a logo fits: programs for mail do not calculate it from a largest one. */
function sizeOf({ width, height }: MailLogo): string {
  if (width <= 0 || height <= 0) return `width="${LOGO_WIDTH}"`;
  const scale = Math.min(1, LOGO_WIDTH / width, LOGO_HEIGHT / height);
  return `width="${Math.max(1, Math.round(width * scale))}" height="${Math.max(1, Math.round(height * scale))}"`;
}

/** A link that is large enough for a finger; '' for none. */
function topLink({ topLink: link }: MailPlan, { colors }: Painter): string {
  return link === undefined
    ? ''
    : `<a class="soft" href="${escapeHtml(link.href)}" style="display:inline-block;padding:13px 0;font-size:13px;line-height:1.5;color:${colors.soft};text-decoration:underline">${escapeHtml(link.label)}</a>`;
}

function topRow(plan: MailPlan, paint: Painter): string {
  const link = topLink(plan, paint);
  return link === '' ? '' : `<tr><td class="soft" align="right" style="padding:0 8px">${link}</td></tr>`;
}

function pageHead(plan: MailPlan, subject: string, note: string, paint: Painter): string {
  const { ink, soft } = paint.colors;
  const heading = `<h1 class="ink" style="margin:0;font-size:15px;line-height:1.4;font-weight:600;color:${ink}">${escapeHtml(subject)}</h1>`;
  const below = `<p class="soft" style="margin:2px 0 0;font-size:13px;line-height:1.5;color:${soft}">${escapeHtml(note)}</p>`;
  return `<tr><td style="padding:0 8px 28px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td valign="top">${heading}${below}</td><td valign="top" align="right" style="padding-left:20px;white-space:nowrap"><div style="margin-top:-12px">${topLink(plan, paint)}</div></td></tr></table></td></tr>`;
}

const seenPicture = ({ seenUrl }: MailPlan): string =>
  seenUrl === undefined
    ? ''
    : `<img src="${escapeHtml(seenUrl)}" width="1" height="1" alt="" style="display:block;border:0;width:1px;height:1px">`;

function sheet(plan: MailPlan, words: FilledWords, paint: Painter, pictureOrigin: string): string {
  const {
    body = [],
    details = [],
    highlight = '',
    links = [],
    lines = [],
    sums = [],
    place = [],
    notes = [],
  } = plan;
  return [
    words.heading === ''
      ? ''
      : `<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:700;color:${paint.colors.ink}">${escapeHtml(words.heading)}</h1>`,
    ...words.intro.map((paragraph) => paint.paragraph(paragraph)),
    htmlParts(body, paint, pictureOrigin),
    ...details.map((text) => paint.text(escapeHtml(text))),
    highlight === '' ? '' : paint.highlight(highlight),
    ...links.map((link, index) => (index === 0 ? paint.button(link) : paint.textLink(link))),
    paint.table(lines, sums),
    paint.place(place),
    ...notes.map((text) => paint.note(escapeHtml(text))),
    ...words.closing.map((paragraph) => paint.note(paint.inline(paragraph))),
  ].join('');
}

function foot({ shop, lastLink, reason, hasAddress }: MailPlan, style: MailStyle, paint: Painter): string {
  const why =
    reason === undefined
      ? ''
      : `<p class="soft" style="margin:0 0 8px;font-size:13px;line-height:1.5;color:${paint.colors.soft}">${escapeHtml(reason)}</p>`;
  const last =
    lastLink === undefined
      ? ''
      : `<p class="soft" style="margin:0 0 12px;font-size:13px;line-height:1.5"><a class="soft" href="${escapeHtml(lastLink.href)}" style="color:${paint.colors.soft};text-decoration:underline">${escapeHtml(lastLink.label)}</a></p>`;
  const sender = senderLines(shop, style, hasAddress).map(escapeHtml).join('<br>');
  return `${why}${last}<p class="soft" style="margin:0;font-size:13px;line-height:1.5;color:${paint.colors.soft}">${sender}</p>`;
}
