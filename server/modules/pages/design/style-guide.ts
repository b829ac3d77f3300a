import {
  block,
  button,
  type DraftBlock,
  heading,
  section,
  type SectionDraft,
  text,
} from '@vitrine/blocks/sections/section-draft.ts';
import type { PageDocument, SectionTheme } from '@vitrine/domain/page/page-document.ts';
import * as words from '@vitrine/domain/text/en/style-guide.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Site } from '../../websites/index.ts';
import { makeBlocks, makeOwnPage } from '../render/render-page.ts';

/**
 * A page with every style of the theme at once, for its owner: text styles, buttons, links, fields, colors, and a piece in
 * each section theme. Made of the blocks that pages are made of.
 */
export async function makeStyleGuide(platform: Platform, site: Site): Promise<string> {
  const of = (...sections: readonly SectionDraft[]) => makeBlocks(platform, site, documentOf(sections));
  const html = [
    await of(opening(site.title)),
    raw('colors', words.colors, colors()),
    await of(headings(), paragraphs(), buttons()),
    raw('fields', words.fields, fields()),
    await of(...themes.map(piece)),
  ].join('');
  return makeOwnPage(platform, site, { title: words.title, html });
}

function documentOf(sections: readonly SectionDraft[]): PageDocument {
  return {
    version: 2,
    sections: sections.map((draft) => {
      const id = draft.blocks.map(({ type }) => type).join('-') + draft.theme;
      return { ...draft, id, blocks: draft.blocks.map((one, at) => ({ ...one, id: `${id}-${at}` })) };
    }),
  };
}

const opening = (site: string): SectionDraft =>
  section(
    {},
    heading([1, 20, 1, 4], words.title, { level: 1, size: 'display', eyebrow: site }),
    text([1, 14, 6, 2], `<p>${escapeHtml(words.lead)}</p>`, { size: 'lead' }),
  );

/** The custom properties of a theme's palette, with what they color. */
const palette = [
  'paper',
  'tint',
  'field',
  'ink',
  'ink-soft',
  'line',
  'edge',
  'accent',
  'moss',
  'danger',
] as const;

const swatch = (name: (typeof palette)[number]): string =>
  `<li style="display:grid;gap:.25rem"><span style="display:block;height:4.5rem;border:1px solid var(--line);border-radius:var(--radius);background:var(--${name})"></span><small>${escapeHtml(words.swatches[name])}</small></li>`;

const colors = (): string =>
  `<ul style="display:grid;grid-template-columns:repeat(auto-fill,minmax(max(6rem,17%),1fr));gap:1rem;margin:0;padding:0;list-style:none">${palette.map(swatch).join('')}</ul>`;

const field = (id: string, label: string, control: string, hint = ''): string =>
  `<div class="field"><label class="field__label" for="guide-${id}">${escapeHtml(label)}</label>${control}${hint}</div>`;

function fields(): string {
  const { name, message, choice, choices, consent, hint, mistake, send } = words.form;
  const options = choices.map((one) => `<option>${escapeHtml(one)}</option>`).join('');
  const error = `<p class="field__error">${escapeHtml(mistake)}</p>`;
  return `<div style="display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:1.5rem">${[
    field('name', name, `<input class="field__input" id="guide-name" placeholder="${escapeHtml(hint)}">`),
    field('choice', choice, `<select class="field__input" id="guide-choice">${options}</select>`),
    field('message', message, '<textarea class="field__input" id="guide-message" rows="3"></textarea>'),
    field(
      'wrong',
      name,
      '<input class="field__input" id="guide-wrong" aria-invalid="true" value="@">',
      error,
    ),
    `<label style="display:flex;gap:.6rem;align-items:baseline"><input type="checkbox" checked> ${escapeHtml(consent)}</label>`,
    `<p><button type="button" class="button button--primary">${escapeHtml(send)}</button></p>`,
  ].join('')}</div>`;
}

/** A section of HTML that no block makes. */
const raw = (id: string, title: string, html: string): string =>
  `<section class="section" id="${id}" data-theme="light" data-space="normal"><div class="section-grid"><div class="block" style="--at:1/1/2/25"><h2 class="heading-medium" style="margin:0 0 1.25rem">${escapeHtml(title)}</h2>${html}</div></div></section>`;

const levels = [1, 2, 3, 4, 5, 6] as const;

function headings(): SectionDraft {
  const all = levels
    .map((level) => `<h${level}>${escapeHtml(fillText(words.heading, { level }))}</h${level}>`)
    .join('')
    // A page has one main heading; this one only looks like it.
    .replace(/<(\/?)h1>/g, (_tag, slash: string) => (slash === '' ? '<h2 data-style="1">' : '</h2>'));
  const sizes = ['display', 'large', 'medium', 'small'] as const;
  return section(
    {},
    text([1, 11, 1, 18], all),
    ...sizes.map((size, at) =>
      heading([13, 12, 1 + at * 4, 4], words.headingSizes[size], { level: 3, size }),
    ),
  );
}

const paragraphs = (): SectionDraft =>
  section(
    {},
    text(
      [1, 11, 1, 10],
      `<p data-style="large"><strong>${escapeHtml(words.paragraphs.large)}</strong> ${escapeHtml(words.sample)}</p><p><strong>${escapeHtml(words.paragraphs.medium)}</strong> ${escapeHtml(words.sample)} <a href="/">${escapeHtml(words.link)}</a></p><p data-style="small"><strong>${escapeHtml(words.paragraphs.small)}</strong> ${escapeHtml(words.sample)}</p>`,
    ),
    block('quote', [13, 12, 1, 6], { text: words.quote, source: words.quoteSource }),
    text([13, 12, 8, 4], `<ul>${words.list.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>`),
  );

const buttonRow = (row: number): readonly DraftBlock[] => [
  button([1, 7, row, 3], words.buttons.primary, '/', {}),
  button([9, 7, row, 3], words.buttons.secondary, '/', { look: 'secondary' }),
  button([17, 7, row, 3], words.buttons.quiet, '/', { look: 'quiet' }),
];

const buttons = (): SectionDraft =>
  section(
    {},
    ...buttonRow(1),
    button([1, 7, 5, 3], words.buttons.small, '/', { size: 'small' }),
    button([9, 7, 5, 3], words.buttons.medium, '/', { size: 'medium' }),
    button([17, 7, 5, 3], words.buttons.large, '/', { size: 'large' }),
  );

const themes: readonly SectionTheme[] = ['light', 'tinted', 'dark', 'accent'];

const piece = (theme: SectionTheme): SectionDraft =>
  section(
    { theme },
    heading([1, 14, 1, 4], words.themes[theme], { size: 'large', eyebrow: words.sectionTheme }),
    text([1, 14, 6, 4], `<p>${escapeHtml(words.sample)} <a href="/">${escapeHtml(words.link)}</a></p>`),
    ...buttonRow(11),
  );
