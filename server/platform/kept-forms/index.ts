export { redirectToForm, readKeptForm } from './kept-forms.ts';
