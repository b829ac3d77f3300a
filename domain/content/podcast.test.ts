import { expect, it } from 'vitest';
import { isPodcastCategory, podcastCategories } from './podcast-categories.ts';
import { episodeOf, isArtwork, podcastOf } from './podcast.ts';

it('is off, and an episode plain, until something is set', () => {
  expect(podcastOf(null)).toMatchObject({ isOn: false, type: 'episodic', imageId: null });
  expect(podcastOf({ isOn: true, author: 'Ann' })).toMatchObject({ isOn: true, author: 'Ann', title: '' });
  expect(episodeOf({})).toMatchObject({ durationSeconds: null, type: 'full', isExplicit: null });
  expect(episodeOf({ number: 3 })).toMatchObject({ number: 3, season: null });
});

it('takes a square picture of 1,400 to 3,000 pixels', () => {
  for (const side of [1_400, 2_000, 3_000]) expect(isArtwork({ width: side, height: side })).toBe(true);
  for (const side of [0, 1_399, 3_001]) expect(isArtwork({ width: side, height: side })).toBe(false);
  expect(isArtwork({ width: 1_400, height: 1_500 })).toBe(false);
});

it('has categories with parts, each once', () => {
  expect(new Set(podcastCategories).size).toBe(podcastCategories.length);
  expect(isPodcastCategory('Leisure/Crafts')).toBe(true);
  expect(isPodcastCategory('True Crime')).toBe(true);
  const others = ['', 'Crafts', 'Leisure/', 'Arts/Crafts', 'leisure'];
  expect(others.filter(isPodcastCategory)).toEqual([]);
});
