export { formsByIds } from './view-forms.ts';
