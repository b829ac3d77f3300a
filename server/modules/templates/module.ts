import { defineModule } from '../../platform/module.ts';

/** The template language and the themes written in it. */
export const templatesModule = defineModule({
  name: 'templates',
});
