import { defineBlock } from '../block.ts';
import { VideoBlock } from './video.render.tsx';
import { videoSchema } from './video.schema.ts';

export const videoBlock = defineBlock({
  type: 'video',
  schema: videoSchema,
  Render: VideoBlock,
  needs: ({ video, posterId }) => {
    const pictureId = posterId ?? (video.kind === 'embed' ? video.thumbnailId : null);
    return {
      assetIds: pictureId === null ? [] : [pictureId],
      itemQueries: [],
      fileIds: video.kind === 'file' ? [video.assetId] : [],
    };
  },
});
