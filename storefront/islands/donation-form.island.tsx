export { DonationForm as default } from '@vitrine/blocks/donation/donation-form.render.tsx';
