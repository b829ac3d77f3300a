import type { SitePicture } from '../../../platform/site.ts';

/** Where a website's own icon is served. It changes with the picture, so that browsers show another one at once. */
export const iconUrl = ({ id }: SitePicture): string => `/favicon.ico?v=${id}`;
