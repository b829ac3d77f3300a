import { startCpuTimer } from '@vitrine/testing/cpu-timer.ts';
import { expect, it } from 'vitest';
import { linkAndMentionParts } from './link-parts.ts';

it('finds handles, hashtags and addresses', () => {
  expect(linkAndMentionParts('Hi @fern_kiln, see https://example.com/#top #pots')).toEqual([
    { text: 'Hi ', href: null },
    { text: '@fern_kiln', href: 'https://twitter.com/fern_kiln/' },
    { text: ', see ', href: null },
    { text: 'https://example.com/#top', href: 'https://example.com/#top' },
    { text: ' ', href: null },
    { text: '#pots', href: 'https://twitter.com/hashtag/pots?src=hash' },
  ]);
});

it('matches neither an email address nor a single character', () => {
  expect(linkAndMentionParts('me@example.com # @ a#b')).toEqual([
    { text: 'me@example.com # @ a#b', href: null },
  ]);
});

it('is fast with a long text', () => {
  const took = startCpuTimer();
  linkAndMentionParts('http://!'.repeat(12_000));
  linkAndMentionParts('www.'.repeat(25_000));
  linkAndMentionParts('@'.repeat(100_000));
  linkAndMentionParts(' #'.repeat(50_000));
  expect(took()).toBeLessThan(2000);
});
