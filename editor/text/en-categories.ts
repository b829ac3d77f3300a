import type { ShowNumber } from './en-lists.ts';

/** Texts of the tree of categories. */
export const categories = {
  title: 'Categories',
  words: 'sections departments groups tree sort arrange shop navigation menu',
  lead: 'The sections of your store page, in this order. Drag a category, use its buttons, or press Alt and an arrow key: up and down move it, right puts it inside the one above, left takes it out.',
  back: 'All products',
  list: 'Categories in the order of the store page',
  inside: (parent: string) => `inside ${parent}`,
  products: (show: ShowNumber, count: number) => (count === 1 ? '1 product' : `${show(count)} products`),
  productsOf: (show: ShowNumber, name: string, count: number) =>
    `${count === 1 ? '1 product' : `${show(count)} products`} in ${name}`,
  moveIn: (name: string) => `Move inside the category above: ${name}`,
  moveOut: (name: string) => `Move out of its category: ${name}`,
  moved: (show: ShowNumber, name: string, place: number, parent: string | null) =>
    parent === null
      ? `“${name}” is in place ${show(place)} of the top level now.`
      : `“${name}” is in place ${show(place)} inside “${parent}” now.`,
  undo: 'Undo',
  undoTooLate: 'The place it came from is gone. Move it by hand.',
  actions: (name: string) => `Actions for ${name}`,
  rename: 'Rename',
  addInside: 'Add a category inside',
  menuIn: 'Move inside the one above',
  menuOut: 'Move out',
  merge: 'Merge into another…',
  delete: 'Delete',
  add: 'Add category',
  addTitle: 'New category',
  addInsideTitle: (parent: string) => `New category inside “${parent}”`,
  renameTitle: (name: string) => `Rename “${name}”`,
  renameHint: 'Products that have it get the new name, and old links to it go on working.',
  name: 'Name',
  namePlaceholder: 'Cups and mugs',
  nameMissing: 'Enter a name.',
  addSubmit: 'Add',
  renameSubmit: 'Rename',
  cancel: 'Cancel',
  mergeTitle: (name: string) => `Merge “${name}” into another category`,
  mergeInto: 'Category that stays',
  mergePlaceholder: 'Choose a category',
  mergeMissing: 'Choose a category.',
  mergeNothing: 'No category has this name.',
  mergeProducts: (show: ShowNumber, count: number) =>
    count === 0
      ? 'No product has it.'
      : count === 1
        ? 'Its product gets the other category instead.'
        : `Its ${show(count)} products get the other category instead.`,
  mergeInside: (show: ShowNumber, count: number) =>
    count === 1
      ? 'The category inside it goes there too.'
      : `The ${show(count)} categories inside it go there too.`,
  mergeLinks: 'Links to it lead to the other one. This cannot be undone.',
  mergeSubmit: 'Merge',
  merged: (name: string, into: string) => `“${name}” is part of “${into}” now.`,
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteProducts: (show: ShowNumber, count: number) =>
    count === 0
      ? 'No product has it.'
      : count === 1
        ? 'One product loses this category. The product itself stays.'
        : `${show(count)} products lose this category. The products themselves stay.`,
  deleteInside: (show: ShowNumber, count: number) =>
    count === 1 ? 'The category inside it moves up.' : `The ${show(count)} categories inside it move up.`,
  deleteLinks: 'Links to it find nothing any more. This cannot be undone.',
  deleted: (name: string) => `“${name}” was deleted.`,
  added: (name: string) => `“${name}” was added.`,
  renamed: (name: string) => `It is called “${name}” now.`,
  emptyTitle: 'No categories yet',
  empty:
    'Divide your store page into sections, such as cups and plates. Then choose them on the page of each product.',
};
