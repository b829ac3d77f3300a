/** Texts about the layouts that a theme has for pages. */
export const layouts = {
  label: 'Layout',
  hint: 'How the theme frames this page.',
  default: 'Default',
  missing: (name: string) => `${name} (not in this theme)`,
  missingTitle: 'The theme does not have this page’s layout',
  missingText: (name: string, theme: string) =>
    `This page uses the layout “${name}”, which ${theme} does not have. Visitors see it in the default layout until you choose another.`,
  choose: 'Layout of this page',
  use: 'Use this layout',
  chosen: (layout: string) => `The page has the layout “${layout}” now.`,
};
