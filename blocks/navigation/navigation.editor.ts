import { describeBlock } from '../description.ts';
import { headingAboveField, newWindowField } from '../panel-fields.ts';

export const navigationEditor = describeBlock({
  type: 'navigation',
  name: 'Links',
  group: 'site',
  about: 'The site’s navigation, the pages of a folder, or any other links',
  words: ['navigation', 'menu', 'pages', 'folder', 'index', 'footer', 'header'],
  icon: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  starting: { links: [{ label: 'Home', href: '/' }] },
  size: { columns: 8, rows: 8 },
  content: [
    {
      kind: 'choice',
      name: 'navigation',
      label: 'Navigation of the site',
      hint: 'Its entries are changed under Pages, Navigation.',
      options: [
        { value: null, label: 'None' },
        { value: 'main', label: 'Main navigation' },
        { value: 'footer', label: 'Footer navigation' },
      ],
    },
    {
      kind: 'collection',
      name: 'folderId',
      label: 'Pages of a folder',
      kinds: ['folder', 'index'],
      nullable: true,
    },
    {
      kind: 'list',
      name: 'links',
      label: 'Links',
      entry: 'Link',
      max: 50,
      starting: { label: 'Another link', href: '/' },
      title: 'label',
      fields: [
        { kind: 'text', name: 'label', label: 'Text', max: 120 },
        { kind: 'link', name: 'href', label: 'Link' },
        newWindowField,
      ],
    },
    headingAboveField,
  ],
  design: [
    {
      kind: 'choice',
      name: 'layout',
      label: 'Layout',
      options: [
        { value: 'list', label: 'List' },
        { value: 'row', label: 'Row' },
        { value: 'cards', label: 'Cards' },
      ],
    },
  ],
  spokenBy: 'title',
  missing: 'Choose a navigation or a folder, or add a link',
});
