import { LikeButton } from '@vitrine/blocks/like-button/like-button.render.tsx';
import { ShareButtons } from '@vitrine/blocks/share/share-buttons.render.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { likeButtonHtml, shareButtonsHtml } from './deeds-html.ts';

const hostile = '"><script>alert(1)</script> & <b>';
/** React and we write an apostrophe in two ways. */
const alike = (html: string): string => html.replaceAll('&#x27;', '&#39;');

describe('the markup written by hand', () => {
  it.each([
    { itemId: 'one', itemTitle: 'A mug', fullUrl: '/shop/p/mug', likeCount: 0, notice: '' },
    { itemId: hostile, itemTitle: hostile, fullUrl: hostile, likeCount: 1, notice: hostile },
    {
      itemId: 'two',
      itemTitle: 'Tobias’s jug',
      fullUrl: '/a?b=c&d',
      likeCount: 12_000,
      notice: 'Thank you.',
    },
  ])('is the face of the heart: $itemId', (props) => {
    expect(alike(likeButtonHtml(props))).toBe(alike(renderToStaticMarkup(<LikeButton {...props} />)));
  });

  it.each([
    { options: [], title: 'A mug' },
    {
      options: ['email', 'pinterest', 'bluesky', 'mastodon', 'x', 'facebook', 'whatsapp'],
      title: 'A mug & more',
    },
    { options: ['reddit', 'linkedin', 'nonsense'], title: hostile },
  ])('is the face of the share buttons: $options', ({ options, title }) => {
    const page = { url: 'https://shop.example/p?a=b&c', title, imageUrl: 'https://shop.example/i.webp' };
    expect(alike(shareButtonsHtml({ options, page }))).toBe(
      alike(renderToStaticMarkup(<ShareButtons options={options} page={page} />)),
    );
  });
});
