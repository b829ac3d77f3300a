import type { PanelField } from './description.ts';

/** Fields that several blocks have, so that they read alike everywhere. */

/** The prop `align` of a block that cannot fill its width. */
export const alignField: PanelField = {
  kind: 'choice',
  name: 'align',
  label: 'Alignment',
  options: [
    { value: 'start', label: 'Left' },
    { value: 'center', label: 'Center' },
    { value: 'end', label: 'Right' },
  ],
};

/** The prop `size` of a text. */
export const textSizeField: PanelField = {
  kind: 'choice',
  name: 'size',
  label: 'Text size',
  options: [
    { value: 'small', label: 'Small' },
    { value: 'normal', label: 'Medium' },
    { value: 'lead', label: 'Large' },
  ],
};

/** The prop `color` of a block whose text or fill is seen; null for the theme's own. */
export const ownColorField: PanelField = { kind: 'color', name: 'color', label: 'Color', nullable: true };

/** The prop `crop` beside a picture in `assetId`. */
export const cropField: PanelField = { kind: 'crop', name: 'crop', label: 'Crop', of: 'assetId' };

/** The prop `altText` beside a picture in `assetId`. */
export const altTextField: PanelField = {
  kind: 'alt-text',
  name: 'altText',
  label: 'What the picture shows',
  of: 'assetId',
  max: 250,
};

/** The prop `newWindow` of a link. */
export const newWindowField: PanelField = {
  kind: 'switch',
  name: 'newWindow',
  label: 'Open in a new window',
};

/** The prop `title`: a heading above the block, '' for none. */
export const headingAboveField: PanelField = {
  kind: 'text',
  name: 'title',
  label: 'Heading above it',
  max: 160,
};

/** Small, medium and large. */
export const threeSizes = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
] as const;

/** Dark and light, of a lightbox. */
export const lightboxThemes = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const;
