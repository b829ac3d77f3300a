import { expect, it } from 'vitest';
import { serviceOf } from './social-service.ts';

it.each([
  ['https://www.instagram.com/fernandkiln', 'instagram'],
  ['http://m.facebook.com/fernandkiln?ref=x', 'facebook'],
  ['https://twitter.com/fern', 'x'],
  ['https://fern.bandcamp.com', 'bandcamp'],
  ['https://open.spotify.com/artist/1', 'spotify'],
  ['https://hachyderm.io/@fern', 'mastodon'],
  ['mailto:hello@fern.example', 'email'],
  ['https://fern.example/blog/feed', 'rss'],
  ['https://fern.example', 'website'],
  ['https://notinstagram.com/fern', 'website'],
  ['javascript:alert(1)//instagram.com', 'website'],
  ['', 'website'],
])('recognizes the service of %s as %s', (url, service) => {
  expect(serviceOf(url)).toBe(service);
});
