import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { tidyDocument } from '@vitrine/domain/page/tidy-document.ts';
import type { LegalDraft } from '@vitrine/domain/site/legal-pages.ts';
import { asHtml, type DraftBlock, heading, text } from './section-draft.ts';

/** A legal page as blocks: its title, then all of its text, to be edited as one. */
export function legalDocument({ title, parts }: LegalDraft): PageDocument {
  const html = parts
    .map(({ heading: words, paragraphs }) =>
      [
        words === '' ? '' : `<h2 data-style="4">${asHtml(words)}</h2>`,
        ...paragraphs.map((paragraph) => `<p>${linked(asHtml(paragraph))}</p>`),
      ].join(''),
    )
    .join('');
  const blocks: Readonly<Record<string, DraftBlock>> = {
    title: heading([1, 18, 1, 3], title, { level: 1, size: 'large' }),
    text: text([1, 15, 5, 20], html, {}, { y: 'start' }),
  };
  return tidyDocument({
    version: 2,
    sections: [
      {
        id: 'legal',
        theme: 'light',
        space: 'normal',
        fullWidth: false,
        blocks: Object.entries(blocks).map(([id, block]) => ({ ...block, id: `legal-${id}` })),
      },
    ],
  });
}

/** The web address in a text of ours as a link; a full stop behind it is none of it. */
const linked = (html: string): string =>
  html.replaceAll(/https:\/\/policies\.google\.com\/[\w/]+/g, (url) => `<a href="${url}">${url}</a>`);
