export { makeForm } from './make-form.ts';
export { formsByIds } from './view-forms.ts';
export {
  findSendableForm,
  findSendableSubmission,
  type SendableForm,
  type SendableSubmission,
} from './sendable.ts';
