/** Texts of the code in a page's settings. */
export const pageCode = {
  head: 'Code',
  lead: 'HTML, scripts and styles for this page, such as those of a chat or a counter of visits.',
  ofList: 'The pages of its entries have code of their own, under Code in the menu.',
  ofFolder: 'It is used where the folder shows a list of its pages.',
  none: 'This page has no code of its own.',
  stored: (parts: string) => `This page has code of its own: ${parts}.`,
  size: (part: string, kilobytes: string) => `${part}, ${kilobytes} KB`,
  parts: { header: 'in the header', footer: 'in the footer' },
  add: 'Add code',
  edit: 'Edit code',
  look: 'Show code',
  withoutCode: 'View page without this code',
  warning:
    'This code runs in the browser of every visitor and can read and change all that the page shows, so add only code that you trust. The editor, previews, the cart and the checkout never run it.',
  atOnce: 'It has no draft: with Save, visitors of a published page get it at once.',
  refused: 'Only administrators can change this code, since it runs for every visitor.',
  header: 'Header code',
  headerHint: 'At the end of <head>: scripts, styles, meta tags.',
  footer: 'Footer code',
  footerHint: 'At the end of the page: elements, and scripts that may load last.',
};
