/** Stylesheets a theme may import by name without bringing them. */
export const hostStylesheets: Readonly<Record<string, string>> = {
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

/** Stands before every theme's Less. */
export const hostPrelude = `.sqs-ui-font() { font-family: "Helvetica Neue", Helvetica, Arial, sans-serif; font-style: normal; font-weight: 400; letter-spacing: 0; text-transform: none; }
`;
