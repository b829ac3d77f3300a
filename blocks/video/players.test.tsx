import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { audioBlock } from '../audio/audio.block.ts';
import type { BlockData, BlockDefinition, FileView } from '../block.ts';
import { embedBlock } from '../embed/embed.block.ts';
import { videoBlock } from './video.block.ts';

const videoFileId = '0190a8b0-0000-7000-8000-000000000001';
const audioFileId = '0190a8b0-0000-7000-8000-000000000002';
const file = (id: string, kind: FileView['kind'], contentType: string): [string, FileView] => [
  id,
  {
    id,
    kind,
    contentType,
    filename: 'kiln.mp4',
    assetUrl: `/media/${id}/kiln.mp4`,
    byteSize: 2_345_678,
  },
];
const data = {
  assets: new Map(),
  items: new Map(),
  files: new Map([file(videoFileId, 'video', 'video/mp4'), file(audioFileId, 'audio', 'audio/mpeg')]),
} as unknown as BlockData;

function show<Props>(block: BlockDefinition<Props>, stored: unknown): string {
  const props = block.schema.parse(stored);
  const view = createElement(block.Render, {
    props,
    data,
    span: 12,
    fullWidth: false,
    isFirstPicture: false,
    blockId: 'b1',
  });
  return renderToStaticMarkup(view);
}
const elsewhere = {
  kind: 'embed',
  url: 'https://vimeo.com/76979871',
  providerName: 'Vimeo',
  title: 'The <Kiln>',
  playerUrl: 'https://player.vimeo.com/video/76979871?dnt=1',
  width: 640,
  height: 360,
  thumbnailId: null,
};

describe('a video of another site', () => {
  it('loads nothing before play is clicked, and is a link without scripts', () => {
    const html = show(videoBlock, { video: elsewhere });
    expect(html).not.toMatch(/<(?:iframe|script)|\ssrc=/);
    expect(html).toContain('href="https://vimeo.com/76979871"');
    expect(html).toContain('data-player="https://player.vimeo.com/video/76979871?dnt=1"');
    expect(html).toContain('Play The &lt;Kiln&gt; on Vimeo');
    expect(html).toContain('aspect-ratio:640 / 360');
  });

  it.each([
    'javascript:alert(1)',
    'https://evil.example/embed',
    'https://player.vimeo.com.evil.example/video/1',
  ])('never accepts %s as a player', (playerUrl) => {
    for (const block of [videoBlock, embedBlock, audioBlock]) {
      const stored = { ...elsewhere, playerUrl };
      expect(block.schema.safeParse({ video: stored, source: stored, audio: stored }).success).toBe(false);
    }
    const stored = { ...elsewhere, url: 'javascript:alert(1)' };
    expect(videoBlock.schema.safeParse({ video: stored }).success).toBe(false);
  });
});

describe('a video file of the site', () => {
  it('waits for play, reserves its space, and has an accessible name', () => {
    const html = show(videoBlock, {
      video: { kind: 'file', assetId: videoFileId, hasOverlay: true },
      title: 'A vase',
      ratio: '4:3',
    });
    expect(html).toContain('preload="none"');
    expect(html).toContain(`src="/media/${videoFileId}/kiln.mp4"`);
    expect(html).toContain('aspect-ratio:4 / 3');
    expect(html).toContain('Play A vase');
    expect(html).not.toContain('autoplay');
  });

  it('is muted and can be stopped when it plays automatically', () => {
    const html = show(videoBlock, {
      video: { kind: 'file', assetId: videoFileId },
      mode: 'ambient',
      title: 'Steam',
    });
    expect(html).toMatch(/<video[^>]*muted=""/);
    expect(html).toContain('Pause Steam');
    expect(html).not.toContain('autoplay');
  });

  it('is left out when the file was deleted or is not a video', () => {
    expect(show(videoBlock, { video: { kind: 'file', assetId: audioFileId } })).toBe('');
    expect(show(audioBlock, { audio: { kind: 'file', assetId: videoFileId } })).toBe('');
    expect(
      videoBlock.needs?.(videoBlock.schema.parse({ video: { kind: 'file', assetId: videoFileId } }), {
        month: null,
        now: 0,
        timeZone: 'UTC',
      })?.fileIds,
    ).toEqual([videoFileId]);
  });
});

describe('audio', () => {
  it('is played inline and can be downloaded', () => {
    const html = show(audioBlock, {
      audio: { kind: 'file', assetId: audioFileId },
      title: 'A kiln cooling',
      author: 'Rowan',
      offersDownload: true,
    });
    expect(html).toMatch(/<audio[^>]*controls/);
    expect(html).toContain('by Rowan');
    expect(html).toContain('download="kiln.mp4"');
    expect(html).toContain('Download (2.3 MB)');
  });
});

describe('a snippet', () => {
  it('is sandboxed, with its HTML in an attribute', () => {
    const html = show(embedBlock, { html: '"><script>alert(1)</script>' });
    expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(html).not.toContain('<script>');
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('needs content', () => {
    expect(embedBlock.schema.safeParse({}).success).toBe(false);
    expect(embedBlock.schema.safeParse({ html: 'x'.repeat(20_001) }).success).toBe(false);
  });
});
