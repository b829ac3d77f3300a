import { anItem } from '@vitrine/contracts/an-item.ts';
import type { ItemVideo } from '@vitrine/domain/content/content.ts';
import { describe, expect, it } from 'vitest';
import { itemContext, soundContext } from './item-context.ts';

const film: Extract<ItemVideo, { kind: 'embed' }> = {
  kind: 'embed',
  url: 'https://vimeo.com/76979871',
  providerName: 'Vimeo',
  title: '"><script>alert(1)</script>',
  playerUrl: 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
  width: 640,
  height: 272,
  thumbnailId: null,
  hasOverlay: true,
};
const oembedOf = (video: ItemVideo): unknown => itemContext(anItem({ video }), 'USD')['oembed'];

describe('an item with another site’s film', () => {
  it('has the player as HTML that is made here', () => {
    expect(oembedOf(film)).toMatchObject({
      providerName: 'Vimeo',
      html: '<iframe src="https://player.vimeo.com/video/76979871?dnt=1&amp;h=8272103f6e" title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" width="640" height="272" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin" loading="lazy" allowfullscreen></iframe>',
    });
  });

  it('has none for a player that is not on the list, whatever is stored', () => {
    for (const playerUrl of [
      'https://evil.example/',
      'javascript:alert(1)',
      `${film.playerUrl}"><script>`,
      '',
    ])
      expect(oembedOf({ ...film, playerUrl }), playerUrl).toMatchObject({ html: '' });
  });
});

describe('an item with a file of its own', () => {
  it('names a sound as templates ask for it, and no film', () => {
    const assetUrl = '/media/1/bell.mp3';
    expect(soundContext({ kind: 'audio', assetUrl })).toEqual({
      structuredContent: { audioAssetUrl: assetUrl },
    });
    expect(soundContext({ kind: 'video', assetUrl })).toEqual({});
  });
});
