/** Texts of the page editor about colors: choosing them, and whether text can be read on them. */
export const pageColors = {
  automatic: 'Automatic',
  custom: 'Own color',
  palette: {
    accent: 'Accent',
    moss: 'Second accent',
    ink: 'Ink',
    'ink-soft': 'Soft ink',
    paper: 'Ground',
    tint: 'Tint',
  },
  hex: 'Color code',
  pick: (label: string) => `Pick: ${label}`,
  invalid: 'Enter a color like #7a3b2e.',

  block: (ratio: string, needed: string) =>
    `This is hard to read: its contrast is ${ratio}:1, and it needs at least ${needed}:1.`,
  section: 'Hard to read on this background:',
  blockRatio: (name: string, ratio: string, needed: string) => `${name}: ${ratio}:1 instead of ${needed}:1`,
  named: (name: string, own: string) => (own === '' ? name : `${name} “${own}”`),
  moreBlocks: (count: string) => `and ${count} more`,
  take: (color: string) => `Use ${color}`,
  takeBehind: (color: string) => `Use ${color} as background`,
  noShade:
    'No shade of this background suits all of them. Choose other colors for the section or these blocks.',
  behind: {
    picture: 'A picture is behind the text, so its contrast cannot be measured.',
    video: 'A video is behind the text, so its contrast cannot be measured.',
  },
  cover: (percent: string) => `With ${percent}% cover it can be read on any picture.`,
  raise: (percent: string) => `Raise cover to ${percent}%`,
  step: 'Change color',
  used: (color: string) => `${color} is used`,
  raised: (percent: string) => `Cover raised to ${percent}%`,
};
