import { describe, expect, it } from 'vitest';
import { shareLinks, shareServices } from './share-links.ts';

const page = { url: 'https://shop.example/journal/a?b=c&d', title: 'Ash & "glaze"', imageUrl: null };

describe('share links', () => {
  it('are missing when the owner chose none', () => {
    expect(shareLinks([], page)).toEqual([]);
  });

  it('keep the owner’s order, accept older names, and skip unknown names', () => {
    const names = shareLinks(
      ['X', 'nobody', 'constructor', '__proto__', 'mail', 'twitter', 'facebook'],
      page,
    );
    expect(names.map(({ id }) => id)).toEqual(['x', 'email', 'facebook']);
  });

  it('contain the whole address and title of the page, for every service', () => {
    for (const { href, id } of shareLinks(
      shareServices.map((one) => one.id),
      page,
    )) {
      const url = new URL(href);
      expect(url.protocol, id).toMatch(/^(https|mailto):$/);
      expect([...url.searchParams.values()].join(' '), id).toContain(page.url);
    }
  });

  it('contain the picture for Pinterest, if there is one', () => {
    const [pin] = shareLinks(['pinterest'], { ...page, imageUrl: 'https://shop.example/p.jpg' });
    expect(new URL(pin?.href ?? '').searchParams.get('media')).toBe('https://shop.example/p.jpg');
  });

  it('accept a lone surrogate in a title', () => {
    expect(shareLinks(['x'], { ...page, title: '\uD83C' })[0]?.href).toContain('%EF%BF%BD');
  });
});
