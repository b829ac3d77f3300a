import { guardForms } from '../http/guard-forms.ts';

guardForms();

export { DonationForm as default } from '@vitrine/blocks/donation/donation-form.render.tsx';
