import { writePdf, type PdfMark } from './pdf-writer.ts';

interface Recipe {
  readonly name: string;
  /** Hex without '#'. */
  readonly swatch: string;
  /** Per cent; the first group adds up to 100, what follows is on top. */
  readonly base: readonly (readonly [string, number])[];
  readonly additions: readonly (readonly [string, number])[];
  readonly notes: readonly string[];
}

const fiveTwenties = [
  ['Potash feldspar', 20],
  ['Silica, 325 mesh', 20],
  ['EPK kaolin', 20],
  ['Wollastonite', 20],
  ['Frit 3134', 20],
] as const;

const satinBase = [
  ['Nepheline syenite', 30],
  ['Whiting', 22],
  ['EPK kaolin', 20],
  ['Silica, 325 mesh', 18],
  ['Talc', 10],
] as const;

const recipes: readonly Recipe[] = [
  {
    name: 'Oat',
    swatch: 'DCCFB6',
    base: satinBase,
    additions: [
      ['Zircopax', 8],
      ['Rutile, milled', 2],
    ],
    notes: [
      'Dip for a slow count of three. Over our speckled clay the iron comes up as dots;',
      'over a clean white clay it is simply cream.',
      'Too thin and it turns grey and dry. Too thick and it swallows the speckle.',
      'Our mistake: sieving through 60 mesh only. The rutile stayed in lumps and every mug',
      'had one orange freckle. Sieve through 80, twice.',
    ],
  },
  {
    name: 'Moss',
    swatch: '56654A',
    base: satinBase,
    additions: [
      ['Copper carbonate', 3],
      ['Rutile, milled', 4],
      ['Red iron oxide', 2],
    ],
    notes: [
      'Breaks brown on rims and edges, pools blue-green in a handle.',
      'Dip for two, then the rim again for one.',
      'Copper leaves the pot as vapour late in the firing and will blush whatever white glaze',
      'stands beside it. Keep a hand’s width between the two.',
      'Our mistake was the two parts of iron. We had written down one. It stays.',
    ],
  },
  {
    name: 'Ink',
    swatch: '23252B',
    base: fiveTwenties,
    additions: [
      ['Red iron oxide', 8],
      ['Cobalt carbonate', 1],
      ['Manganese-free black stain', 2],
    ],
    notes: [
      'Nearly black, with blue where it runs thick. Count to two.',
      'It moves at the top of the kiln: leave a finger’s breadth above the foot bare.',
      'Shows every fingerprint before firing and none after.',
      'Our mistake: mixing it in the bucket that had held oat. Rinse. Rinse again.',
    ],
  },
  {
    name: 'Terracotta',
    swatch: 'A8482F',
    base: fiveTwenties,
    additions: [
      ['Red iron oxide', 10],
      ['Tin oxide', 2],
      ['Bone ash', 8],
    ],
    notes: [
      'Wants a slow cool between 980 and 870 °C to turn from brown to red. See the last page.',
      'Pour it rather than dip it: an even coat matters more than a thick one.',
      'Our mistake: opening the kiln at 300 °C to show a visitor. Brown, all of it.',
    ],
  },
  {
    name: 'Clear liner',
    swatch: 'EFE9DD',
    base: fiveTwenties,
    additions: [['Bentonite', 2]],
    notes: [
      'For the inside of everything one eats or drinks from. Nothing in it but glass.',
      'Pour in, swirl, pour out, all within five seconds, or the wall soaks up too much.',
      'If it crazes on your clay, take two parts from the feldspar and give them to the silica.',
    ],
  },
  {
    name: 'White',
    swatch: 'F4F1EA',
    base: fiveTwenties,
    additions: [
      ['Zircopax', 12],
      ['Bentonite', 2],
    ],
    notes: [
      'Stiff and bright; stays where it is put, so it takes a brushed line well.',
      'The white outside of the serving bowl is this one, poured.',
      'Too thick and it crawls away from edges. Milk, not cream.',
    ],
  },
];

const WIDTH = 612;
const HEIGHT = 792;
const LEFT = 72;
const LINE = 'DED6CA';

class Sheet {
  readonly marks: PdfMark[] = [];
  #y = HEIGHT - 96;

  text(
    text: string,
    options: { size?: number; font?: 'serif' | 'serif-italic' | 'sans'; gap?: number; x?: number } = {},
  ): this {
    const { size = 11, font = 'sans', gap = size * 1.6, x = LEFT } = options;
    this.marks.push({ kind: 'text', x, y: this.#y, size, font, text });
    this.#y -= gap;
    return this;
  }
  row(left: string, middle: string, right: string): this {
    this.text(left, { gap: 0 }).text(middle, { gap: 0, x: 330 });
    return this.text(right, { x: 430, gap: 18 });
  }
  line(): this {
    this.marks.push({
      kind: 'box',
      x: LEFT,
      y: this.#y + 6,
      width: WIDTH - 2 * LEFT,
      height: 0.75,
      color: LINE,
    });
    return this.space(10);
  }
  box(x: number, fromTop: number, width: number, height: number, color: string): this {
    this.marks.push({ kind: 'box', x, y: HEIGHT - fromTop - height, width, height, color });
    return this;
  }
  space(points: number): this {
    this.#y -= points;
    return this;
  }
}

const grams = (percent: number): string => String(percent * 10);

function cover(): Sheet {
  const sheet = new Sheet().space(180);
  sheet.text('Glaze Notes', { size: 44, font: 'serif', gap: 40 });
  sheet.text('Six cone 6 glazes from the buckets of Fern & Kiln', {
    size: 15,
    font: 'serif-italic',
    gap: 60,
  });
  recipes.forEach(({ swatch }, index) => sheet.box(LEFT + index * 70, 420, 56, 56, swatch));
  sheet.space(180).text('118 Foundry Lane, Asheville, North Carolina', { size: 10 });
  return sheet.text(
    'Before you weigh anything: wear a mask that fits, and have every glaze that touches food tested.',
    { size: 10 },
  );
}

function recipePage({ name, swatch, base, additions, notes }: Recipe, number: number): Sheet {
  const sheet = new Sheet().box(WIDTH - LEFT - 72, 72, 72, 72, swatch);
  sheet.text(name, { size: 32, font: 'serif', gap: 26 });
  sheet.text('Cone 6, electric, 1222 °C (2232 °F)', { size: 12, font: 'serif-italic', gap: 48 });
  sheet.row('Material', 'Per cent', 'Grams for 1 kg').line();
  for (const [material, percent] of base) sheet.row(material, String(percent), grams(percent));
  sheet.line();
  for (const [material, percent] of additions) sheet.row(`+ ${material}`, String(percent), grams(percent));
  sheet.space(28).text('What we have learnt', { size: 16, font: 'serif', gap: 26 });
  for (const note of notes) sheet.text(note, { gap: 19 });
  sheet.marks.push({ kind: 'text', x: WIDTH / 2, y: 48, size: 9, font: 'sans', text: String(number) });
  return sheet;
}

function schedulePage(number: number): Sheet {
  const sheet = new Sheet();
  sheet.text('The firing', { size: 32, font: 'serif', gap: 26 });
  sheet.text('Our small electric kiln; yours will differ, so trust the cones', {
    size: 12,
    font: 'serif-italic',
    gap: 48,
  });
  sheet.row('From', 'To', 'How fast').line();
  for (const [from, to, speed] of [
    ['Room', '120 °C', '60 °C an hour, hold 1 hour'],
    ['120 °C', '600 °C', '110 °C an hour'],
    ['600 °C', '1130 °C', '160 °C an hour'],
    ['1130 °C', '1222 °C', '60 °C an hour'],
    ['1222 °C', '', 'hold 15 minutes'],
    ['1222 °C', '980 °C', 'as fast as it falls'],
    ['980 °C', '870 °C', '50 °C an hour, for terracotta'],
    ['870 °C', '90 °C', 'off; leave the lid alone'],
  ] as const) {
    sheet.row(from, to, speed);
  }
  sheet.space(28).text('Three rules', { size: 16, font: 'serif', gap: 26 });
  sheet.text('1.  Three witness cones on every shelf: 5, 6 and 7.', { gap: 19 });
  sheet.text('2.  Wax the feet, then wipe the wax anyway.', { gap: 19 });
  sheet.text('3.  Nobody peeks.', { gap: 19 });
  sheet.marks.push({ kind: 'text', x: WIDTH / 2, y: 48, size: 9, font: 'sans', text: String(number) });
  return sheet;
}

/** The eight pages of the Glaze Notebook: a cover, six recipes, the firing. */
export function makeGlazeNotebook(): Buffer {
  const sheets = [
    cover(),
    ...recipes.map((recipe, index) => recipePage(recipe, index + 2)),
    schedulePage(recipes.length + 2),
  ];
  return writePdf({
    title: 'Glaze Notes',
    author: 'Fern & Kiln',
    width: WIDTH,
    height: HEIGHT,
    pages: sheets.map(({ marks }) => marks),
  });
}
