import { describedBlock } from '@vitrine/blocks/block-list.ts';
import type { PageBlock } from '@vitrine/domain/page/page-document.ts';

/** Whether a text or HTML has no words, no picture and no line. */
export function isEmptyText(text: unknown): boolean {
  if (typeof text !== 'string') return text === undefined || text === null;
  return (
    text
      .replaceAll(/<(?!img|hr|table)[^>]*>/g, '')
      .replaceAll('&nbsp;', ' ')
      .trim() === ''
  );
}

/** Whether a block is formatted text without any, which would be invisible on the page. */
export function hasNoText({ type, props }: PageBlock): boolean {
  const inPlace = describedBlock(type)?.inPlace;
  return inPlace?.as === 'rich-text' && isEmptyText(props[inPlace.name]);
}
