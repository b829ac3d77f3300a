import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { picture } from './media.ts';
import { id } from './primitives.ts';

const branding = z.strictObject({
  /** The store's name: shown where there is no logo. */
  title: z.string(),
  /** Shown in the header of every page in place of the name; null for none. */
  logo: picture.nullable(),
  /** Whether the owner decided that the name is the logo. */
  nameIsLogo: z.boolean(),
  /** Shown in browser tabs and bookmarks; null for the theme's icon. */
  icon: picture.nullable(),
  /** Shown where a page without a picture of its own is shared; null for one that is found on the site. */
  social: picture.nullable(),
});
export type BrandingView = AnswerOf<typeof branding>;

export const getBranding = endpoint({
  method: 'GET',
  path: '/api/admin/branding',
  auth: 'owner',
  summary: 'Returns the logo, the icon and the social picture of the website.',
  answer: branding,
  example: { answer: { title: 'Fern & Kiln', logo: null, nameIsLogo: true, icon: null, social: null } },
});

export const putLogo = endpoint({
  method: 'PUT',
  path: '/api/admin/branding/logo',
  auth: 'owner',
  summary: 'Sets the logo: an uploaded picture, the name of the store, or none.',
  body: z.strictObject({ pictureId: id.nullable(), nameIsLogo: z.boolean() }),
  answer: branding,
  errors: ['FILE_NOT_FOUND'],
  example: { body: { pictureId: null, nameIsLogo: true } },
});

export const putIcon = endpoint({
  method: 'PUT',
  path: '/api/admin/branding/icon',
  auth: 'owner',
  summary: 'Sets the icon of browser tabs and bookmarks: an uploaded picture, or none.',
  body: z.strictObject({ pictureId: id.nullable() }),
  answer: branding,
  errors: ['FILE_NOT_FOUND'],
  example: { body: { pictureId: null } },
});

export const putSocialPicture = endpoint({
  method: 'PUT',
  path: '/api/admin/branding/social-picture',
  auth: 'owner',
  summary:
    'Sets the picture of shared links to pages without one of their own: an uploaded picture, or none.',
  body: z.strictObject({ pictureId: id.nullable() }),
  answer: branding,
  errors: ['FILE_NOT_FOUND'],
  example: { body: { pictureId: null } },
});
