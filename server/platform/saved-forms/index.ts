export { redirectToForm, readSavedForm } from './saved-forms.ts';
