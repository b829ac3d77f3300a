import type { PanelField } from '@vitrine/blocks/description.ts';

/** Whether a field of a block or of an entry is its picture. */
export const isItsPicture = (field: PanelField | undefined): boolean =>
  field?.kind === 'asset' && field.accepts === 'picture' && field.name === 'assetId';

/** Whether each entry of a list is a picture. */
export const isListOfPictures = (field: PanelField): boolean =>
  field.kind === 'list' && isItsPicture(field.fields[0]);
