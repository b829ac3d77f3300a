import type { PictureView } from '@vitrine/contracts/media.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { BlockData } from '../block.ts';
import { ImageBlock } from './image.render.tsx';
import { imageSchema } from './image.schema.ts';

const id = '0199aaaa-0000-7000-8000-000000000001';
const picture: PictureView = {
  id,
  assetUrl: `/media/${id}/pot.webp`,
  width: 600,
  height: 400,
  altText: 'A pot',
  focalPoint: { x: 0.5, y: 0.5 },
  colorData: {
    topLeft: 'ffffff',
    topRight: 'ffffff',
    bottomLeft: 'ffffff',
    bottomRight: 'ffffff',
    center: 'ffffff',
  },
  widths: [100, 300, 500],
};
const assets: BlockData['assets'] = new Map([[id, picture]]);

function render(settings: object): string {
  const props = imageSchema.parse({ assetId: id, ...settings });
  return renderToStaticMarkup(
    <ImageBlock
      props={props}
      data={{ assets } as BlockData}
      span={12}
      fullWidth={false}
      isFirstPicture={false}
      blockId="b1"
    />,
  );
}

describe('a picture on a page', () => {
  test('crops around its own focal point, or the one of the block', () => {
    expect(render({ ratio: '1:1' })).toContain('object-position:50% 50%');
    expect(render({ ratio: '1:1', focalPoint: { x: 1, y: 0.25 } })).toContain('object-position:100% 25%');
    expect(imageSchema.safeParse({ assetId: id, focalPoint: { x: 1.1, y: 0 } }).success).toBe(false);
  });

  test('reserves its space and shows its colour until it is loaded', () => {
    expect(render({})).toMatch(/width="600" height="400".*background-color:#ffffff/);
  });

  test('fills its column, or is never wider than its original', () => {
    expect(render({})).not.toContain('max-width:600px"');
    expect(render({ size: 'inline' })).toContain('<figure class="image" style="max-width:600px">');
  });

  test('has its caption below, over it, next to it or on hover', () => {
    expect(render({ caption: 'Mug' })).toContain('<figcaption>Mug</figcaption>');
    expect(render({ caption: 'Mug' })).not.toContain('data-words');
    for (const captionPlace of ['overlay', 'card', 'hover'])
      expect(render({ caption: 'Mug', captionPlace })).toContain(`data-words="${captionPlace}"`);
    expect(render({ captionPlace: 'card' })).not.toContain('data-words');
    expect(render({ title: 'Oat', caption: 'Mug' })).toContain(
      '<figcaption><p class="image__title">Oat</p><p>Mug</p></figcaption>',
    );
  });

  test('links, in a new window where configured', () => {
    expect(render({ href: '/shop' })).toContain('<a href="/shop">');
    expect(render({ href: '/shop', newWindow: true })).toContain(
      'target="_blank" rel="noopener" aria-label="A pot (opens in a new window)"',
    );
  });

  test('opens the lightbox, unless it links', () => {
    const html = render({ lightbox: true, lightboxTheme: 'light' });
    expect(html).toContain('data-lightbox="light"');
    expect(html).toContain(`href="/media/${id}/pot.webp?format=2500w" data-zoom=""`);
    expect(render({ lightbox: true, href: '/shop' })).not.toContain('zoom');
  });

  test('has at most 250 characters of alternative text', () => {
    expect(imageSchema.safeParse({ assetId: id, altText: 'a'.repeat(250) }).success).toBe(true);
    expect(imageSchema.safeParse({ assetId: id, altText: 'a'.repeat(251) }).success).toBe(false);
  });
});
