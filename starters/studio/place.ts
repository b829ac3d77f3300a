export const contactEmail = 'hello@lintel.example';
export const phone = { href: 'tel:+12185550142', words: '218 555 0142' };
