import { describeBlock } from '../description.ts';
import { cropField } from '../panel-fields.ts';

export const contentLinkEditor = describeBlock({
  type: 'content-link',
  name: 'Card',
  group: 'lists',
  about: 'A card that leads to a page, an entry or another site',
  words: ['link', 'teaser', 'preview', 'page', 'content link'],
  icon: 'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM4 12h16M8 16h6M16 14.5l1.5 1.5-1.5 1.5',
  starting: {},
  size: { columns: 8, rows: 16 },
  content: [
    { kind: 'target', name: 'to', label: 'Leads to' },
    {
      kind: 'text',
      name: 'title',
      label: 'Title',
      hint: 'Empty for that of the page; an address needs one.',
      max: 160,
    },
    {
      kind: 'text',
      name: 'text',
      label: 'Text',
      hint: 'Empty for the description of the page.',
      max: 400,
      multiline: true,
    },
    { kind: 'asset', name: 'assetId', label: 'Another picture', accepts: 'picture', nullable: true },
    cropField,
  ],
  design: [{ kind: 'switch', name: 'showsPicture', label: 'Show a picture' }],
  spokenBy: 'title',
  missing: 'Choose where it leads',
});
