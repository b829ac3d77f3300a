import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { tidyDocument } from '@vitrine/domain/page/tidy-document.ts';
import { asHtml, block, button, type DraftBlock, heading, text } from './section-draft.ts';

/** What an error page of an owner's own begins with, in the language of the site. */
export function notFoundDocument(words: {
  readonly heading: string;
  readonly text: string;
  readonly home: string;
}): PageDocument {
  const parts: Readonly<Record<string, DraftBlock>> = {
    heading: heading([1, 16, 1, 4], words.heading, { level: 1, size: 'large' }),
    text: text([1, 13, 6, 3], `<p>${asHtml(words.text)}</p>`),
    search: block('search', [1, 13, 10, 3], {}),
    home: button([1, 13, 14, 2], words.home, '/', { look: 'secondary' }),
  };
  return tidyDocument({
    version: 2,
    sections: [
      {
        id: 'not-found',
        theme: 'light',
        space: 'large',
        fullWidth: false,
        blocks: Object.entries(parts).map(([id, part]) => ({ ...part, id: `not-found-${id}` })),
      },
    ],
  });
}
