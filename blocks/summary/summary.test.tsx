import { anItem } from '@vitrine/contracts/item-fixture.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aPicture, aPlace, someData } from '../block-fixtures.ts';
import { itemQueryKey } from '../block.ts';
import { summaryQuery } from './summary-query.ts';
import { SummaryBlock } from './summary.render.tsx';
import { summaryFacts, summarySchema } from './summary.schema.ts';

const collectionId = '0199aaaa-0000-7000-8000-0000000000c1';
const draw = (change: object, items: readonly ItemView[]): string => {
  const props = summarySchema.parse({ collectionId, ...change });
  const data = someData({ items: new Map([[itemQueryKey(summaryQuery(props)), items]]) });
  return renderToStaticMarkup(<SummaryBlock {...aPlace(props, data)} />);
};
const post = anItem({
  title: 'Ash glaze',
  fullUrl: '/journal/ash',
  excerpt: '<p>First words.</p>',
  mainImage: aPicture,
  publishOn: Date.UTC(2026, 10, 4, 15),
  categories: ['Glaze'],
  tags: ['ash', 'fire'],
  author: { id: 'a', urlId: 'maren', displayName: 'Maren', bio: '', websiteUrl: '', pictureId: null },
  publicCommentCount: 2,
});
const event = anItem({
  title: 'Kiln opening',
  recordType: 12,
  startDate: Date.UTC(2026, 10, 28, 15),
  location: { addressLine1: 'The studio', addressLine2: '', addressCountry: '' },
});

describe('a summary', () => {
  test('queries by its filters', () => {
    const props = summarySchema.parse({
      collectionId,
      limit: 30,
      category: 'Glaze',
      featured: true,
      when: 'past',
      skip: 3,
      tag: 'ash',
    });
    expect(summaryQuery(props)).toEqual({
      collectionId,
      limit: 30,
      tag: 'ash',
      category: 'Glaze',
      featured: true,
      when: 'past',
      skip: 3,
    });
    expect(summarySchema.safeParse({ collectionId, limit: 31 }).success).toBe(false);
  });

  test('shows the default facts of a post', () => {
    const html = draw({}, [post]);
    expect(html).toContain(
      '<p class="card__meta"><time dateTime="2026-11-04">November 4, 2026</time></p><h3 class="card__title"><a href="/journal/ash">Ash glaze</a></h3><div class="card__text"><p>First words.</p></div>',
    );
    expect(html).not.toMatch(/Maren|Glaze<|fire|Comments/);
  });

  test('shows the chosen facts, and nothing else', () => {
    const html = draw({ shows: summaryFacts, readMore: 'Read more' }, [post]);
    expect(html).toContain('November 4, 2026</time> · by Maren · Glaze');
    expect(html).toContain('ash, fire · 2 Comments');
    expect(html).toContain('aria-hidden="true">Read more<');
    const bare = draw({ shows: ['picture'] }, [post]);
    expect(bare).toContain('<h3 class="card__title visually-hidden"><a href="/journal/ash">');
    expect(bare).not.toContain('First words');
  });

  test('shows events as rows with their date, or as cards with date and location', () => {
    expect(draw({}, [event])).toContain('class="event-row"');
    expect(draw({ layout: 'autogrid' }, [event])).toMatch(
      /November 28, 2026, 10:00\sAM<\/time> · The studio/u,
    );
  });

  test.each(['grid', 'autogrid', 'wall', 'carousel', 'list'])('lays out a %s', (layout) => {
    const html = draw({ layout, title: 'Journal' }, [post]);
    expect(html).toContain('Ash glaze');
    expect(html.includes('data-layout="' + layout + '"')).toBe(layout !== 'grid' && layout !== 'list');
    expect(html.includes('tabindex="0" aria-label="Journal"')).toBe(layout === 'carousel');
  });

  test('keeps the ratio of pictures on a wall, and uses the configured ratio elsewhere', () => {
    expect(draw({ layout: 'wall' }, [post])).toContain('data-ratio="original"');
    expect(draw({ ratio: '1:1' }, [post])).toContain('data-ratio="1:1"');
    expect(draw({}, [post])).toContain('data-ratio="3:2"');
  });

  test('shows markup in titles, tags and authors as text', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const author = { id: 'a', urlId: 'a', displayName: evil, bio: '', websiteUrl: '', pictureId: null };
    const html = draw({ shows: summaryFacts, readMore: '<b>', title: evil }, [
      anItem({ title: evil, tags: [evil], categories: [evil], author }),
    ]);
    expect(html).not.toMatch(/<img|<b>/);
  });
});
