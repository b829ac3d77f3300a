/** Texts of the cards of a product's page about how it is sold and what is shown with it. */
export const productSelling = {
  head: 'Buying',
  tax: 'Tax',
  taxHint: 'The rates themselves are set under Taxes.',
  taxClasses: { standard: 'Standard rate', reduced: 'Reduced rate', none: 'Not taxed' },
  otherTaxClass: (name: string) => `Class “${name}”`,
  addButton: 'Text of the button',
  addButtonHint: (usual: string) => `Empty for “${usual}”.`,
  buyNow: 'Show “Buy now”',
  buyNowHint: 'Takes buyers straight to the checkout with this product only.',
  selector: 'Options are chosen from',
  selectors: { dropdown: 'Drop-down lists', radio: 'Buttons' },
  installments: 'Offer installments',
  installmentsHint: 'The line about paying in parts below the price, if your shop offers that.',

  stockHead: 'Running low and sold out',
  scarcity: 'Show how many are left',
  scarcityChoices: { store: 'As set for the whole shop', shown: 'Yes, when few are left', hidden: 'No' },
  scarcityHint: 'Only if your shop shows it at all: see Store settings.',
  scarcityText: 'Its text',
  scarcityTextHint: '{n} becomes the number. Empty for your shop’s text.',
  backInStock: 'Waiting list when sold out',
  backInStockHint: 'Visitors leave their email address and get one mail when you have it again.',

  filesHead: 'Files',
  filesLead:
    'Buyers get a link to each by email, right after they pay. Nobody else can open them. Who has bought already keeps what they bought.',
  filesAdd: 'Add files',
  filesHint: (most: number, size: string) =>
    `Any kind, up to ${most} files of ${size} each. Or drop them here.`,
  filesTooMany: (most: number) => `A product delivers at most ${most} files. The others were not added.`,
  fileReplace: (name: string) => `Replace ${name}`,
  replace: 'Replace',
  downloadLimit: 'Downloads per file',
  downloadDays: 'Days the links work',
  downloadHint: 'Empty as in Store settings.',

  relatedHead: 'Related products',
  relatedLead: (most: number) =>
    `Shown below this product, the first ${most} that are published. Without a choice of yours: products that share a tag with it.`,
  relatedAdd: 'Add a product',
  relatedPlaceholder: 'Search by name, address or SKU',
  relatedNothing: 'No other product has this name.',
  relatedFull: (most: number) => `${most} are chosen, which is the most.`,
};
