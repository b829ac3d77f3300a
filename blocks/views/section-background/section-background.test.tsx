import { renderToStaticMarkup } from 'react-dom/server';
import type { SectionBackground } from '@vitrine/domain/page/page-document.ts';
import { describe, expect, it } from 'vitest';
import type { BlockData } from '../../block.ts';
import { Background, backgroundNeeds } from './section-background.tsx';

const pictureId = '0190a8b0-0000-7000-8000-000000000001';
const videoFileId = '0190a8b0-0000-7000-8000-000000000002';
const data = {
  assets: new Map([
    [
      pictureId,
      {
        id: pictureId,
        assetUrl: `/media/${pictureId}/steam.webp`,
        width: 2500,
        height: 1400,
        altText: 'Steam',
        focalPoint: { x: 0.2, y: 0.5 },
        colorData: {
          topLeft: 'eeeeee',
          topRight: 'eeeeee',
          bottomLeft: 'eeeeee',
          bottomRight: 'eeeeee',
          center: 'eeeeee',
        },
        widths: [100, 750, 2500],
      },
    ],
  ]),
  files: new Map([
    [
      videoFileId,
      {
        id: videoFileId,
        kind: 'video',
        contentType: 'video/mp4',
        filename: 'steam.mp4',
        assetUrl: `/media/${videoFileId}/steam.mp4`,
        byteSize: 100,
      },
    ],
  ]),
} as unknown as BlockData;
const show = (background: SectionBackground | undefined): string =>
  renderToStaticMarkup(<Background background={background} data={data} isFirst={false} />);

describe('the background of a section', () => {
  it('is a picture under a colour overlay, with empty alternative text', () => {
    const html = show({ source: 'upload', assetId: pictureId, strength: 55 });
    expect(html).toContain(`/media/${pictureId}/steam.webp?format=2500w 2500w`);
    expect(html).toContain('alt=""');
    expect(html).toContain('opacity:0.55');
  });

  it('is a muted video that waits for the script, with its poster and a button', () => {
    const html = show({ source: 'video', assetId: videoFileId, posterId: pictureId, strength: 400 });
    expect(html).toMatch(/<video[^>]*preload="none"[^>]*muted=""/);
    expect(html).not.toContain('autoplay');
    expect(html).toContain('Pause the film');
    expect(html).toContain('opacity:1');
  });

  it('is the picture where the video is missing, and nothing for other sources or invalid values', () => {
    const gone = { source: 'video', assetId: pictureId, posterId: pictureId, strength: 50 } as const;
    expect(show(gone)).toContain('<img');
    expect([show(undefined), show({ source: 'none' }), show({ source: 'instagram' })]).toEqual(['', '', '']);
    const odd = { source: 'upload', assetId: ['x'], strength: 'a lot' } as unknown as SectionBackground;
    expect(show(odd)).toBe('');
    expect(backgroundNeeds(odd)).toEqual({ assetIds: [], fileIds: [] });
    expect(backgroundNeeds(gone)).toEqual({ assetIds: [pictureId], fileIds: [pictureId] });
  });
});
