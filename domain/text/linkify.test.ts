import { startWork } from '@vitrine/testing/processor-time.ts';
import { expect, it } from 'vitest';
import { linkifiedParts } from './linkify.ts';

it('finds handles, hashtags and addresses', () => {
  expect(linkifiedParts('Hi @fern_kiln, see https://example.com/#top #pots')).toEqual([
    { text: 'Hi ', href: null },
    { text: '@fern_kiln', href: 'https://twitter.com/fern_kiln/' },
    { text: ', see ', href: null },
    { text: 'https://example.com/#top', href: 'https://example.com/#top' },
    { text: ' ', href: null },
    { text: '#pots', href: 'https://twitter.com/hashtag/pots?src=hash' },
  ]);
});

it('takes neither a mail address nor a lone sign for one', () => {
  expect(linkifiedParts('me@example.com # @ a#b')).toEqual([{ text: 'me@example.com # @ a#b', href: null }]);
});

it('is done with a long text at once', () => {
  const took = startWork();
  linkifiedParts('http://!'.repeat(12_000));
  linkifiedParts('@'.repeat(100_000));
  linkifiedParts(' #'.repeat(50_000));
  expect(took()).toBeLessThan(2000);
});
