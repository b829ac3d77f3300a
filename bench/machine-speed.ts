import { perSecond, type Figure } from './figure.ts';

/** Duration of one sample, milliseconds. */
const READING = 700;
const reference = JSON.stringify(
  Array.from({ length: 200 }, (_, index) => ({
    id: `product-${index}`,
    title: `A mug, number ${index}`,
    tags: ['stoneware', 'moss'],
    variant: { sku: `MUG-${index}`, priceMinor: 2800 + index, stock: index % 12 },
  })),
);

/** How often per second one processor parses and serializes a JSON text of 200 products. */
export function readMachineSpeed(): number {
  const begun = performance.now();
  let times = 0;
  let written = 0;
  while (performance.now() - begun < READING) {
    written += JSON.stringify(JSON.parse(reference)).length;
    times += 1;
  }
  if (written !== times * reference.length) throw new Error('the reference text changed');
  return times / ((performance.now() - begun) / 1000);
}

/**
 * The machine's speed before each part. Rented machines vary by half from one minute to the next: figures in
 * milliseconds of two runs, or of two parts, are comparable only relative to it.
 */
export function reportMachineSpeeds(speeds: readonly (readonly [part: string, speed: number])[]): Figure {
  const all = speeds.map(([, speed]) => speed);
  return {
    name: 'this machine, JSON of 200 products read and written',
    value: `${perSecond(Math.min(...all))} to ${perSecond(Math.max(...all))}`,
    note: speeds.map(([part, speed]) => `${part} ${perSecond(speed)}`).join(', '),
  };
}
