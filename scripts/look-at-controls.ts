import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import type { ControlFault, MeasuredControls } from './measure-controls.mjs';

/** A page of a browser, as far as it is needed here. */
export interface OpenPage {
  evaluate(expression: string): Promise<unknown>;
}

/** Measures every control of an open page; what is measured says scripts/measure-controls.mjs. */
export async function lookAtControls(page: OpenPage): Promise<MeasuredControls> {
  const source = readFileSync(join(projectRoot, 'scripts/measure-controls.mjs'), 'utf8');
  const whole = `(() => {${source.replaceAll(/^export /gm, '')}\nreturn measureControls();})()`;
  return (await page.evaluate(whole)) as MeasuredControls;
}

const words: Readonly<Record<ControlFault['fault'], string>> = {
  contrast: 'Too little contrast',
  edge: 'A field whose edge cannot be seen',
  hidden: 'Hidden',
  size: 'Without size',
  covered: 'Covered',
  far: 'Further down than two screens',
};

/** `Too little contrast: a.button "Checkout" (1.00:1 …)` */
export const describeFault = ({ fault, control, measured }: ControlFault): string =>
  `${words[fault]}: ${control} (${measured})`;
