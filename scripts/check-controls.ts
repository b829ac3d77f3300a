import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import type { ControlFault, MeasuredControls } from './measure-controls.mjs';

/** The part of a browser page that is used here. */
export interface OpenPage {
  evaluate(expression: string): Promise<unknown>;
}

/** Measures every control of an open page; see scripts/measure-controls.mjs. */
export async function checkControls(page: OpenPage): Promise<MeasuredControls> {
  const source = readFileSync(join(projectRoot, 'scripts/measure-controls.mjs'), 'utf8');
  const whole = `(() => {${source.replaceAll(/^export /gm, '')}\nreturn measureControls();})()`;
  return (await page.evaluate(whole)) as MeasuredControls;
}

const words: Readonly<Record<ControlFault['fault'], string>> = {
  contrast: 'Too little contrast',
  edge: 'Field without a visible edge',
  hidden: 'Hidden',
  size: 'Zero size',
  covered: 'Covered',
  far: 'More than two screens down',
};

/** `Too little contrast: a.button "Checkout" (1.00:1 …)` */
export const describeFault = ({ fault, control, measured }: ControlFault): string =>
  `${words[fault]}: ${control} (${measured})`;
