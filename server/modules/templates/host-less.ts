/** Stylesheets a theme may import by name without bringing them. */
export const hostStylesheets: Readonly<Record<string, string>> = {
  // In hostPrelude already.
  'sqs-ui-font': '',
  'sqs-grid-breaker': `.sqs-grid-breaker() {
  .sqs-layout .sqs-row, .sqs-layout .sqs-row .sqs-col, .section-grid { display: block; }
  .sqs-layout [class*="sqs-col-"] { float: none; width: auto; }
}
`,
  'social-icon-font': `.social-icon-font { font-family: sans-serif; font-style: normal; font-weight: 400; text-transform: none; }
`,
  'svg-icon-templates': `.sqs-svg-icon--outer { display: inline-block; width: 1em; height: 1em; }
.sqs-svg-icon--social { fill: currentColor; }
.sqs-svg-icon--wrapper { display: inline-block; }
`,
};

/**
 * Stands before every theme's Less. Themes name an icon of a font the host had (`.sqs-ui-font(menu)`): here the words
 * are set plainly and the icon stays out.
 */
export const hostPrelude = `.sqs-ui-font(@icon: none) { font-family: "Helvetica Neue", Helvetica, Arial, sans-serif; font-style: normal; font-weight: 400; letter-spacing: 0; text-transform: none; }
.sqs-ui-font-size(@size) { .sqs-ui-font-size(@size, @size); }
.sqs-ui-font-size(@size, @glyph) { width: @size; height: @size; font-size: @glyph; line-height: @size; }
`;
