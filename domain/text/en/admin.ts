/** Messages of the owner's API besides the error catalogue. */
export const choosePicture = 'Choose a picture first.';
export const chooseCsv = 'Choose a CSV file.';

/** The name of a product's copy. */
export const copyOfTitle = 'Copy of {title}';

/** At the address of a product or post that cannot be one. */
export const addressRule =
  'Use letters, digits and hyphens, beginning with a letter or digit. “feed” is taken.';

/** The title of a page's copy. */
export const copyOfPage = '{title} (copy)';

/** At the address of a page that cannot be one. */
export const pageAddressRule =
  'Use letters, digits and hyphens, beginning with a letter or digit. Some words, such as “cart”, are taken.';

/** The bar of a page that an owner views without the code of its settings. */
export const withoutCodeBar = 'This is the page without its own code. Only you see it like this.';

/** The bar of a page that an owner views without any code that was added. */
export const withoutAllCodeBar = 'This is the website without added code. Only you see it like this.';

/** At an SKU that another product has. */
export const skuTakenBy = 'Used by {product} already.';

/** At a file of reviews that cannot be read. */
export const reviewColumnsMissing =
  'This is no file of reviews: its first line needs a column “rating”, and one of “product_handle” and “sku”.';
export const tooManyReviewRows = 'A file has at most 5,000 reviews. Split it into several.';
