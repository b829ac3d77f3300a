import { defineBlock } from '../block.ts';
import { AudioBlock } from './audio.render.tsx';
import { audioSchema } from './audio.schema.ts';

export const audioBlock = defineBlock({
  type: 'audio',
  schema: audioSchema,
  Render: AudioBlock,
  needs: ({ audio, coverId }) => ({
    assetIds: [coverId, audio.kind === 'embed' ? audio.thumbnailId : null].filter((id) => id !== null),
    itemQueries: [],
    fileIds: audio.kind === 'file' ? [audio.assetId] : [],
  }),
});
