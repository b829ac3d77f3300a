import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../../platform/project-root.ts';

const hostStyles = 'server/modules/templates/themes/host-styles';

let ownTweaks: { readonly colors: string; readonly others: string } | null = null;

const read = (file: string): string => readFileSync(join(projectRoot, hostStyles, file), 'utf8');

/** The tweaks of the product's own themes, and their rules. */
function tweaksOfOwnThemes() {
  ownTweaks ??= { colors: read('tweak-colors.less'), others: read('tweaks.less') };
  return ownTweaks;
}

/** Stylesheets of the host that a theme may import by name. */
export const hostStylesheets: Readonly<Record<string, string>> = {
  get 'vitrine-tweaks'(): string {
    const { colors, others } = tweaksOfOwnThemes();
    return `${colors}\n${others}`;
  },
  /** Only what palettes are made of. */
  get 'vitrine-tweak-colors'(): string {
    return tweaksOfOwnThemes().colors;
  },
  // Already in hostPrelude.
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
 * Prepended to every theme's Less. Themes use icons of the host's font (`.sqs-ui-font(menu)`): here only the text style
 * is set, without the icon.
 */
export const hostPrelude = `.sqs-ui-font(@icon: none) { font-family: "Helvetica Neue", Helvetica, Arial, sans-serif; font-style: normal; font-weight: 400; letter-spacing: 0; text-transform: none; }
.sqs-ui-font-size(@size) { .sqs-ui-font-size(@size, @size); }
.sqs-ui-font-size(@size, @glyph) { width: @size; height: @size; font-size: @glyph; line-height: @size; }
`;
