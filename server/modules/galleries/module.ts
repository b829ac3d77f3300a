import { defineModule } from '../../platform/module.ts';
import { galleryRoutes } from './routes.ts';

/** Galleries for owners: their list, their pictures with order, words and visibility. They are items of the content module. */
export const galleriesModule = defineModule({ name: 'galleries', routes: galleryRoutes });
