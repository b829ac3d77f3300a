export { makeForm } from './make-form.ts';
export { formsByIds } from './view-forms.ts';
