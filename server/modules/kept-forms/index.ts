export { redirectToForm, readKeptForm, wantsJson } from './kept-forms.ts';
