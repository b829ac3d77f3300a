export { FORM_FILES_FOLDER } from './files-repository.ts';
export { makeForm } from './make-form.ts';
export { formsByIds } from './view-forms.ts';
export {
  findSendableForm,
  findSendableSubmission,
  isInSpam,
  type SendableForm,
  type SendableSubmission,
} from './sendable.ts';
