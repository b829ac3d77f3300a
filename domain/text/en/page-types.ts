/** Texts of special pages, e.g. not found, locked or an error. */
export const notFound = {
  title: 'Page not found',
  sentence: 'There is nothing at this address.',
  products: 'From the shop',
};
export const errorPage = {
  title: 'Something went wrong',
  sentence: 'That was our fault, not yours. Please try again in a moment.',
};
export const lock = {
  title: 'This page is locked',
  sentence: 'Whoever runs this site has not opened it to visitors yet.',
};
export const popup = { title: 'A note from us', sentence: 'There is nothing to announce just now.' };
export const protectedContent = {
  title: 'This page is locked',
  sentence: 'It opens with a password. Ask whoever gave you the address.',
};
export const denied = {
  title: 'For members only',
  sentence: 'Your account has no access to this page.',
};
export const paywall = {
  title: 'For subscribers',
  sentence: 'This page opens to those who subscribe.',
};
export const unsubscribed = {
  title: 'Unsubscribe',
  sentence: 'Follow the link in one of our emails to stop receiving them.',
};
export const mailPreview = {
  title: 'Email preview',
  sentence: 'Emails are previewed in the editor, exactly as they are sent.',
};
export const singleSignOn = {
  title: 'Signing in',
  sentence: 'You are being taken to the page where you sign in.',
};
export const preview = {
  bar: 'Preview of a draft, until {date}',
  title: 'This preview has ended',
  sentence:
    'Preview links work for a limited time, or until they are ended. Ask whoever sent you this one for a new link.',
};
