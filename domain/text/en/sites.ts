/** Sentences of the address of a site, by what is wrong with it. */
export const siteAddressText = {
  empty: 'Enter an address.',
  invalid: 'Use letters, digits and hyphens, with dots between names: bakery, or bakery.example.',
  port: 'Leave the port out: this site has that of the installation.',
  reserved: 'This name is used for something else. Choose another one.',
  machine: 'Enter a name that leads to this site only, not a machine or a number.',
  taken: 'Another site has this address. Choose another one.',
} as const;

/** The text file at the top of an export. */
export const exportReadme = (title: string): string => `${title}

tables/   Each table of the site as JSON, one row a line. All tables are as they were at one moment.
files/    Every file of the site: files/<id of the file>/… is the row of that id in tables/assets.json.

Left out: passwords and keys (of payment providers and of spam protection), links that were given to people, and what
the site makes from the rest by itself, such as the index of its search.
`;
