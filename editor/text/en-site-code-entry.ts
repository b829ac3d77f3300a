/** What the navigation and the palette know of the code of the website, which are there from the start. */
export const siteCodeEntry = {
  title: 'Code',
  words: 'injection html script header footer analytics tracking pixel meta verification google tag chat css',
  header: 'Header code',
  footer: 'Footer code',
};
