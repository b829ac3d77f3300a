import { describe, expect, it } from 'vitest';
import { embedProviders, isPlayerAddress, providerOfPage } from './embed-providers.ts';

const playerOf = (name: string, address: string): string | null =>
  embedProviders.find((provider) => provider.name === name)?.toPlayer(address) ?? null;

describe('providers of video and audio', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'YouTube'],
    ['https://YOUTU.be/dQw4w9WgXcQ?t=4', 'YouTube'],
    ['https://vimeo.com/76979871', 'Vimeo'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'Vimeo'],
    ['https://soundcloud.com/forss/flickermood', 'SoundCloud'],
    ['https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC', 'Spotify'],
    ['https://www.ted.com/talks/a_talk', 'TED'],
    ['https://www.dailymotion.com/video/x84sh87', 'Dailymotion'],
  ])('knows %s', (address, name) => {
    expect(providerOfPage(address)?.name).toBe(name);
  });

  it.each([
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/youtube.com/watch?v=x',
    'https://evil.example/?https://vimeo.com/76979871',
    'https://user@vimeo.com/76979871',
    'javascript://youtube.com/watch?v=%0aalert(1)',
    'https://vimeo.com/about',
    'vimeo.com/76979871',
    '',
  ])('does not know %s', (address) => {
    expect(providerOfPage(address)).toBeNull();
  });

  it('converts a player’s address into the one that shares the least data', () => {
    expect(playerOf('YouTube', 'https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed')).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    );
    expect(playerOf('Vimeo', 'https://player.vimeo.com/video/76979871?h=8272103f6e&app_id=122963')).toBe(
      'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
    );
    expect(playerOf('Dailymotion', 'https://www.dailymotion.com/embed/video/x84sh87')).toBe(
      'https://geo.dailymotion.com/player.html?video=x84sh87',
    );
    expect(playerOf('YouTube', 'https://www.youtube.com/redirect?q=https://evil.example')).toBeNull();
  });

  it('allows only player addresses in the converted form', () => {
    for (const address of [
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      'https://player.vimeo.com/video/76979871?dnt=1',
      'https://w.soundcloud.com/player/?visual=true&url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F293',
      'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC?si=1',
      'https://embed.ted.com/talks/a_talk',
      'https://geo.dailymotion.com/player.html?video=x84sh87',
    ]) {
      expect(isPlayerAddress(address), address).toBe(true);
    }
    for (const address of [
      'http://player.vimeo.com/video/76979871?dnt=1',
      'https://player.vimeo.com.evil.example/video/76979871?dnt=1',
      'https://player.vimeo.com@evil.example/video/1',
      'https://www.youtube-nocookie.com/embed/"><script>alert(1)</script>',
      'https://www.youtube.com/embed/dQw4w9WgXcQ',
      'javascript:alert(1)',
      'data:text/html,hi',
      '//evil.example',
      `https://w.soundcloud.com/player/?url=${'a'.repeat(2000)}`,
    ]) {
      expect(isPlayerAddress(address), address).toBe(false);
    }
  });
});
