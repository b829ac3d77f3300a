import { guardForms } from '../http/guard-forms.ts';

guardForms();

export { DonationForm as default } from '@vitrine/blocks/views/donation/donation-form.render.tsx';
