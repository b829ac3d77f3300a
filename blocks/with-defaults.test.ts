import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { blockList, loadBlock } from './block-list.ts';
import type { BlockDefinition } from './block.ts';
import { withDefaults } from './with-defaults.ts';

const definitions = Object.values(
  import.meta.glob<Record<string, BlockDefinition<unknown>>>('./*/*.block.ts', { eager: true }),
).flatMap((file) => Object.values(file));

describe('defaults of what is missing', () => {
  it.each(blockList.map(({ description }) => [description.type, description] as const))(
    'of a new block of type %s change nothing of what it means',
    (type, { starting }) => {
      const schema = definitions.find((one) => one.type === type)?.schema ?? z.never();
      const filled = withDefaults(schema, starting);
      expect(withDefaults(schema, filled)).toEqual(filled);
      expect(filled).toMatchObject(starting);
      expect(schema.safeParse(filled)).toEqual(schema.safeParse(starting));
    },
  );

  it('are there while a block is half made', async () => {
    const image = await loadBlock('image');
    expect(image?.withDefaults({ caption: 'A pot', ratio: 7 })).toMatchObject({
      caption: 'A pot',
      ratio: 7,
      size: 'stretch',
      href: null,
    });
    expect(image?.withDefaults({})).not.toHaveProperty('assetId');
  });

  it('reach entries of lists and the parts of a choice between shapes', async () => {
    const menu = await loadBlock('menu');
    expect(menu?.withDefaults({ sections: [{ items: [{ name: 'Soup' }] }, 3] })).toEqual({
      text: '',
      columns: 1,
      sections: [{ title: '', note: '', items: [{ name: 'Soup', note: '', price: '' }] }, 3],
    });
    const video = await loadBlock('video');
    expect(video?.withDefaults({ video: { kind: 'file' } })).toMatchObject({
      video: { kind: 'file', hasOverlay: true },
    });
    expect(video?.withDefaults({ video: { kind: 'tape' } })).toMatchObject({ video: { kind: 'tape' } });
  });

  it('are those of the current form of props that were stored in an earlier one', async () => {
    const gallery = await loadBlock('gallery');
    expect(gallery?.withDefaults({ layout: 'masonry', 'max-width': 200 })).toMatchObject({
      design: 'grid',
      squareThumbs: false,
      maxWidth: 200,
      pictures: [],
    });
  });

  it('leave alone what is no object', () => {
    const schema = z.object({ a: z.string().default('x') });
    for (const value of [null, 3, 'x', ['y'], undefined]) expect(withDefaults(schema, value)).toBe(value);
  });
});
