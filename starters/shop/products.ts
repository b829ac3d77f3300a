import type { StarterProduct } from '../starter.ts';

const mugs = 'Mugs and cups';
const plates = 'Plates and bowls';
const vases = 'Vases and pots';
const house = 'Around the kitchen';

/** What is on the shelves, the newest first. */
export const products: readonly StarterProduct[] = [
  {
    urlId: 'harbor-mug',
    title: 'Harbor mug',
    excerpt:
      '<p>Twelve ounces, a handle for three fingers, and a foot that is left bare so that it can grip.</p>',
    body: `<p>Agnes Tarr throws eleven of these before breakfast and likes about nine of them. The glaze stops a thumb’s width above the table, where the clay of Deer Isle shows its color, and where a cold hand finds something rough to hold on to.</p>
<p>Made by <a href="/makers/agnes-tarr">Agnes Tarr</a> in stoneware. 12 oz, 4 inches high. Dishwasher, microwave, oven to 400 °F.</p>`,
    tags: ['Agnes Tarr'],
    categories: [mugs],
    pictures: ['mugOat', 'mugMoss', 'mugInk', 'mugRim'],
    type: 'physical',
    options: ['Glaze'],
    variants: [
      { sku: 'HM-OAT', attributes: { Glaze: 'Oat' }, price: 3400, stock: 18, picture: 'mugOat' },
      { sku: 'HM-MOSS', attributes: { Glaze: 'Moss' }, price: 3400, stock: 11, picture: 'mugMoss' },
      { sku: 'HM-INK', attributes: { Glaze: 'Ink' }, price: 3400, stock: 4, picture: 'mugInk' },
    ],
    selling: {
      variantSelector: 'radio',
      swatches: { Glaze: { Oat: '#D9CFBC', Moss: '#566B4A', Ink: '#26272A' } },
    },
  },
  {
    urlId: 'place-setting',
    title: 'Place setting',
    excerpt: '<p>A plate, a bowl that fits on it, and a cup that fits into that. One person, fed.</p>',
    body: `<p>The three pieces are thrown as one pile, so they stack as one pile, and six of them take up as much of the cupboard as a toaster. The plate is ten and a half inches, which is the size at which dinner looks like dinner and not like a sample.</p>
<p>Made by <a href="/makers/the-pike-brothers">the Pike brothers</a> in speckled stoneware. Dishwasher and microwave.</p>`,
    tags: ['The Pike brothers'],
    categories: [plates],
    pictures: ['setting', 'laidTable'],
    type: 'physical',
    options: ['How many'],
    variants: [
      { sku: 'PS-1', attributes: { 'How many': 'For one' }, price: 8800, stock: 22 },
      { sku: 'PS-2', attributes: { 'How many': 'For two' }, price: 16_800, stock: 11 },
      { sku: 'PS-4', attributes: { 'How many': 'For four' }, price: 32_000, stock: 5 },
    ],
    selling: { variantSelector: 'radio' },
  },
  {
    urlId: 'two-tone-bottle',
    title: 'Two-tone bottle',
    excerpt: '<p>Fourteen inches of vase for two twigs, which is all it wants.</p>',
    body: `<p>Ruta Balodis dips the neck and sprays the body, and where the two meet the line is never quite level. She says that a level line would be a decoration, and that this one is a horizon.</p>
<p>Made by <a href="/makers/ruta-balodis">Ruta Balodis</a>. 14 inches high, holds water. This is one of three.</p>`,
    tags: ['Ruta Balodis'],
    categories: [vases],
    pictures: ['bottle'],
    type: 'physical',
    options: [],
    variants: [{ sku: 'TB-1', attributes: {}, price: 11_800, stock: 3 }],
  },
  {
    urlId: 'the-apron',
    title: 'The apron',
    excerpt: '<p>Heavy cotton twill, one pocket for the towel and one for the other towel.</p>',
    body: `<p>Halina Wojcik sews it from the ends of bolts, so there are never many and the color changes when the bolt does. The straps cross at the back and weigh on the shoulders and not on the neck, which you will notice on Thanksgiving at about four.</p>
<p>Made by <a href="/makers/halina-wojcik">Halina Wojcik</a> in Lewiston, Maine. One size, 34 inches long. Machine wash warm; it gets better.</p>`,
    tags: ['Halina Wojcik'],
    categories: [house],
    pictures: ['apronClay', 'apronSlate'],
    type: 'physical',
    options: ['Color'],
    variants: [
      {
        sku: 'AP-BRICK',
        attributes: { Color: 'Brick' },
        price: 6800,
        salePrice: 5200,
        stock: 7,
        picture: 'apronClay',
      },
      {
        sku: 'AP-SLATE',
        attributes: { Color: 'Slate' },
        price: 6800,
        salePrice: 5200,
        stock: 9,
        picture: 'apronSlate',
      },
    ],
    selling: { variantSelector: 'radio', swatches: { Color: { Brick: '#B5472F', Slate: '#59646E' } } },
  },
  {
    urlId: 'low-bowl',
    title: 'Low bowl',
    excerpt: '<p>Eleven inches across and hardly any sides. Salad looks arranged in it.</p>',
    body: `<p>It was made for pears that ripen on the counter, and is used for everything: salad for four, pasta for two, keys. June has given it to nine couples, and so far eight are still married.</p>
<p>Made by <a href="/makers/the-pike-brothers">the Pike brothers</a>. 11 inches across, 3 inches high. Dishwasher, microwave, oven to 400 °F.</p>`,
    tags: ['The Pike brothers'],
    categories: [plates],
    pictures: ['lowBowl', 'lowBowlMoss'],
    type: 'physical',
    options: ['Glaze'],
    variants: [
      { sku: 'LB-SALT', attributes: { Glaze: 'Salt' }, price: 7200, stock: 8, picture: 'lowBowl' },
      { sku: 'LB-MOSS', attributes: { Glaze: 'Moss' }, price: 7200, stock: 6, picture: 'lowBowlMoss' },
    ],
    selling: { variantSelector: 'radio', swatches: { Glaze: { Salt: '#E4E0D8', Moss: '#566B4A' } } },
  },
  {
    urlId: 'weekday-plate',
    title: 'Weekday plate',
    excerpt: '<p>Nine inches, four glazes, no matching. Buy the colors of people and not of a set.</p>',
    body: `<p>Every glaze of this plate goes with every other, which took the brothers two winters and three hundred <a href="/notes/twenty-four-tiles">tiles</a>. Begin with four. When one breaks, buy another color, and call it a collection.</p>
<p>Made by <a href="/makers/the-pike-brothers">the Pike brothers</a>. 9 inches across. Dishwasher and microwave.</p>`,
    tags: ['The Pike brothers'],
    categories: [plates],
    pictures: ['platesAbove'],
    type: 'physical',
    options: ['Glaze'],
    variants: [
      { sku: 'WP-BRICK', attributes: { Glaze: 'Brick' }, price: 3200, stock: 26 },
      { sku: 'WP-MOSS', attributes: { Glaze: 'Moss' }, price: 3200, stock: 31 },
      { sku: 'WP-OAT', attributes: { Glaze: 'Oat' }, price: 3200, stock: 14 },
      { sku: 'WP-INK', attributes: { Glaze: 'Ink' }, price: 3200, stock: 2 },
    ],
    selling: {
      variantSelector: 'radio',
      swatches: { Glaze: { Brick: '#B5472F', Moss: '#566B4A', Oat: '#D9CFBC', Ink: '#26272A' } },
    },
  },
  {
    urlId: 'poured-jar',
    title: 'Poured jar',
    excerpt: '<p>Cream, poured over brown while the jar still turned. Where it stopped, it stopped.</p>',
    body: `<p>Ruta makes about six of these in a year and keeps two. It stands nine inches high and is as round as a small animal asleep. Flowers look well in it, and nothing looks better.</p>
<p>Made by <a href="/makers/ruta-balodis">Ruta Balodis</a>. 9 inches high, holds water.</p>`,
    tags: ['Ruta Balodis'],
    categories: [vases],
    pictures: ['jar'],
    type: 'physical',
    options: [],
    variants: [{ sku: 'PJ-1', attributes: {}, price: 16_400, stock: 1 }],
  },
  {
    urlId: 'nine-bowls',
    title: 'A bowl of one color',
    excerpt: '<p>Six inches, nine glazes. Most people begin with one and are back for the other eight.</p>',
    body: `<p>For cereal, rice, olives, or the ice cream that was meant to be for tomorrow. The glazes are the nine that the brothers mix all year; each has a little iron in it, so each has freckles.</p>
<p>Made by <a href="/makers/the-pike-brothers">the Pike brothers</a>. 6 inches across, 16 oz. Dishwasher and microwave.</p>`,
    tags: ['The Pike brothers'],
    categories: [plates],
    pictures: ['bowlsAbove', 'speckle'],
    type: 'physical',
    options: ['Color'],
    variants: [
      ['Honey', 'HON', 9],
      ['Moss', 'MOS', 14],
      ['Harbor blue', 'BLU', 6],
      ['Brick', 'BRI', 12],
      ['Oat', 'OAT', 20],
      ['Ink', 'INK', 0],
      ['Sand', 'SAN', 7],
      ['Salt', 'SAL', 15],
      ['Pine', 'PIN', 3],
    ].map(([color, code, stock]) => ({
      sku: `BC-${code}`,
      attributes: { Color: String(color) },
      price: 2600,
      stock: Number(stock),
    })),
  },
  {
    urlId: 'windowsill-pots',
    title: 'Windowsill pot',
    excerpt: '<p>Plain terracotta with a saucer, in three sizes that nest on the way home.</p>',
    body: `<p>Unglazed, so that roots can breathe and you can see from its color when it is thirsty. The saucer is glazed on the inside, so that the windowsill stays a windowsill.</p>
<p>Made by <a href="/makers/ruta-balodis">Ruta Balodis</a>. 4, 6 and 9 inches across. Ferns not included, but she will tell you which.</p>`,
    tags: ['Ruta Balodis'],
    categories: [vases],
    pictures: ['pots'],
    type: 'physical',
    options: ['Size'],
    variants: [
      { sku: 'WS-S', attributes: { Size: 'Small' }, price: 1800, stock: 24 },
      { sku: 'WS-M', attributes: { Size: 'Medium' }, price: 3200, stock: 16 },
      { sku: 'WS-L', attributes: { Size: 'Large' }, price: 5400, stock: 5 },
    ],
    selling: { variantSelector: 'radio' },
  },
  {
    urlId: 'glaze-notes',
    title: 'Glaze Notes',
    excerpt:
      '<p>A notebook with sixteen glazes on the cover and a hundred and sixty empty pages behind it.</p>',
    body: `<p>Ned Marsh printed the first forty for the brothers, who needed somewhere to write recipes that was not the wall. It lies flat, takes ink, and can be wiped with a wet sponge.</p>
<p>Made by <a href="/makers/ned-marsh">Ned Marsh</a> in Brunswick, Maine. 6 × 8 inches, sewn, 160 pages, dotted.</p>`,
    tags: ['Ned Marsh'],
    categories: [house],
    pictures: ['notebook'],
    type: 'physical',
    options: [],
    variants: [{ sku: 'GN-1', attributes: {}, price: 2200, stock: 40 }],
  },
  {
    urlId: 'word-on-the-wall',
    title: 'A word on the wall',
    excerpt: '<p>An oval sign in stoneware with raised letters, screwed to whatever it is true of.</p>',
    body: `<p>Ned sets the letters, the brothers fire the clay. It says HOME, and it has been put on two boats, a tree house and a horse’s stable. The screws are brass and in the box.</p>
<p>Made by <a href="/makers/ned-marsh">Ned Marsh</a>. 9 × 6 inches. Frost does it no harm.</p>`,
    tags: ['Ned Marsh'],
    categories: [house],
    pictures: ['signOat', 'signMoss'],
    type: 'physical',
    options: ['Glaze'],
    variants: [
      { sku: 'WW-OAT', attributes: { Glaze: 'Oat' }, price: 6400, stock: 6, picture: 'signOat' },
      { sku: 'WW-MOSS', attributes: { Glaze: 'Moss' }, price: 6400, stock: 4, picture: 'signMoss' },
    ],
    selling: { variantSelector: 'radio', swatches: { Glaze: { Oat: '#D9CFBC', Moss: '#566B4A' } } },
  },
  {
    urlId: 'supper-in-moss',
    title: 'Supper in moss',
    excerpt:
      '<p>Plate, bowl, mug, cup and a bud vase, all of one green. A present for somebody who lives alone well.</p>',
    body: `<p>We put this box together for Walt’s aunt, who said that everything in the shops came in twos. There is one of each, and the vase is for whatever was growing on the way home.</p>
<p>Made by <a href="/makers/the-pike-brothers">the Pike brothers</a> and <a href="/makers/agnes-tarr">Agnes Tarr</a>. Five pieces, in one box with a bow.</p>`,
    tags: ['The Pike brothers', 'Agnes Tarr'],
    categories: [plates],
    pictures: ['mossSet'],
    type: 'physical',
    options: [],
    variants: [{ sku: 'SM-5', attributes: {}, price: 15_600, salePrice: 13_900, stock: 6 }],
  },
];
