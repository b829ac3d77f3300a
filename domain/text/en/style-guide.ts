/** Words of the page that shows an owner every style of a theme at once; visitors never see it. */
export const title = 'Style guide';
export const lead = 'Every style of your site at a glance. What you change on the side changes here at once.';
export const colors = 'Colors';
export const fields = 'Forms';
export const heading = 'Heading {level}';
export const sample =
  'The quick way to judge a text style is to read a few lines in it, as somebody who visits your site would.';
export const link = 'This is a link.';
export const quote = 'Good design is as little design as possible.';
export const quoteSource = 'Dieter Rams';
export const list = ['One thing in a list', 'Another one', 'And a third'] as const;
export const sectionTheme = 'Section theme';
export const headingSizes = {
  display: 'Extra Large Heading',
  large: 'Large Heading',
  medium: 'Medium Heading',
  small: 'Small Heading',
} as const;
export const paragraphs = { large: 'Paragraph L.', medium: 'Paragraph M.', small: 'Paragraph S.' } as const;
export const buttons = {
  primary: 'Primary button',
  secondary: 'Secondary button',
  quiet: 'Text link',
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
} as const;
export const themes = { light: 'Light', tinted: 'Tinted', dark: 'Dark', accent: 'Accent' } as const;
export const swatches = {
  paper: 'Background',
  tint: 'Panels',
  field: 'Fields',
  ink: 'Text',
  'ink-soft': 'Secondary text',
  line: 'Hairlines',
  edge: 'Borders',
  accent: 'Accent',
  moss: 'Second accent',
  danger: 'Errors',
} as const;
export const form = {
  name: 'Name',
  message: 'Message',
  choice: 'Topic',
  choices: ['A question', 'An order', 'Something else'],
  consent: 'Keep me posted',
  hint: 'Your name',
  mistake: 'Enter a name.',
  send: 'Send',
} as const;
