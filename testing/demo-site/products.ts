import type {
  CustomFormField,
  ProductSelling,
  ProductType,
  SubscriptionPlan,
} from '@vitrine/domain/product/product.ts';
import type { DemoPictureName } from '@vitrine/starters/demo-pictures.ts';

export interface DemoVariant {
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Minor units of USD. */
  readonly priceMinor: number;
  /** Null when not on sale. */
  readonly salePriceMinor: number | null;
  /** Null for unlimited. */
  readonly stock: number | null;
  readonly picture: DemoPictureName | null;
}

export interface DemoProduct {
  readonly urlId: string;
  readonly type: ProductType;
  readonly title: string;
  /** A sentence or two shown next to the price. */
  readonly excerpt: string;
  /** HTML. */
  readonly body: string;
  readonly tags: readonly string[];
  /** The main one first. */
  readonly pictures: readonly [DemoPictureName, ...DemoPictureName[]];
  readonly options: readonly string[];
  readonly variants: readonly DemoVariant[];
  readonly subscriptionPlan: SubscriptionPlan | null;
  readonly customForm: { readonly name: string; readonly fields: readonly CustomFormField[] } | null;
  readonly customAddButtonText: string | null;
  /** Missing values have the defaults of `sellingOf`. */
  readonly selling?: Partial<ProductSelling>;
  /** The file in `documents/` that a digital product delivers. */
  readonly document: string | null;
}

const monthly: SubscriptionPlan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 };

const plain = {
  options: [],
  subscriptionPlan: null,
  customForm: null,
  customAddButtonText: null,
  document: null,
} as const;

const single = (
  sku: string,
  priceMinor: number,
  stock: number | null,
  salePriceMinor: number | null = null,
): DemoVariant => ({ sku, attributes: {}, priceMinor, salePriceMinor, stock, picture: null });

const mugVariants = (['Oat', 'Moss', 'Ink'] as const).flatMap((color) =>
  (['Small', 'Large'] as const).map((size): DemoVariant => ({
    sku: `MUG-${color}-${size}`.toUpperCase(),
    attributes: { Color: color, Size: size },
    priceMinor: size === 'Small' ? 2800 : 3400,
    salePriceMinor: null,
    stock: color === 'Ink' && size === 'Large' ? 0 : 12,
    picture:
      color === 'Oat' ? 'stoneware-mug-oat' : color === 'Moss' ? 'stoneware-mug-moss' : 'stoneware-mug-ink',
  })),
);

const dinnerSetVariants = (['Oat', 'Moss'] as const).flatMap((color) =>
  (['Medium', 'Large'] as const).flatMap((size) =>
    (['Satin', 'Gloss'] as const).map((finish): DemoVariant => ({
      sku: `SET-${color}-${size}-${finish}`.toUpperCase(),
      attributes: { Color: color, Size: size, Finish: finish },
      priceMinor: 18_000,
      salePriceMinor: null,
      stock: 5,
      picture: color === 'Oat' ? 'dinner-set-1' : 'dinner-set-2',
    })),
  ),
);

/** The products of Fern & Kiln. Many tests rely on the url ids, SKUs, prices and stock, so do not change them. */
export const demoProducts: readonly DemoProduct[] = [
  {
    ...plain,
    urlId: 'stoneware-mug',
    type: 'physical',
    title: 'Stoneware Mug',
    excerpt:
      '<p>The mug we drink from ourselves: a straight wall, a handle for three fingers, and a foot left bare.</p>',
    body: `<p>Thrown by hand in one go, then turned the next morning so the lip is thin and the base is not. The handle is pulled from a wet roll of clay and fitted while the mug is still soft, so it grows out of the wall instead of sitting on it.</p>
<p>Oat is our speckled cream: the dots are iron in the clay coming through. Moss is a quiet green that breaks to brown on the edges. Ink is nearly black, with a little blue where it runs thick.</p>
<h2>Size and care</h2>
<ul>
<li>Small: 8 cm tall, 8 cm across (3.1 × 3.1 in), holds 240 ml (8 fl oz)</li>
<li>Large: 10 cm tall, 9 cm across (3.9 × 3.5 in), holds 380 ml (13 fl oz)</li>
<li>Dishwasher and microwave safe; warm it slowly from cold</li>
<li>Every mug is thrown by eye: allow half a centimetre either way</li>
</ul>`,
    tags: ['tableware', 'featured'],
    pictures: ['stoneware-mug-oat', 'stoneware-mug-moss', 'stoneware-mug-ink', 'stoneware-mug-detail'],
    options: ['Color', 'Size'],
    variants: mugVariants,
    selling: {
      variantSelector: 'radio',
      swatches: { Color: { Oat: '#D9CBB3', Moss: '#56654A', Ink: '#2B2E38' } },
    },
  },
  {
    ...plain,
    urlId: 'dinner-set',
    type: 'physical',
    title: 'Dinner Set',
    excerpt:
      '<p>A plate, a bowl and a cup for one place at the table. They stack into each other and take up one corner of a shelf.</p>',
    body: `<p>The plate has a low rim that keeps sauce in and lets a fork under the last pea. The bowl is the one we eat soup, noodles and breakfast from. The cup has no handle; hold it in both hands.</p>
<p>Satin is soft to the touch and hides the marks of cutlery. Gloss is brighter and wipes clean a little faster. Both are lined with the same clear, food-safe glaze.</p>
<h2>Size and care</h2>
<ul>
<li>Medium: plate 24 cm (9.4 in), bowl 14 cm (5.5 in), cup 200 ml (7 fl oz)</li>
<li>Large: plate 27 cm (10.6 in), bowl 16 cm (6.3 in), cup 250 ml (8.5 fl oz)</li>
<li>Dishwasher and microwave safe; the oven up to 180 °C (350 °F) if it heats up with the pot inside</li>
<li>Sold by the place: one plate, one bowl, one cup</li>
</ul>`,
    tags: ['tableware', 'featured'],
    pictures: ['dinner-set-1', 'dinner-set-2'],
    options: ['Color', 'Size', 'Finish'],
    variants: dinnerSetVariants,
  },
  {
    ...plain,
    urlId: 'serving-bowl',
    type: 'physical',
    title: 'Serving Bowl',
    excerpt:
      '<p>Wide and shallow, white outside and moss inside. Made for salad, and just as good with three pears in it.</p>',
    body: `<p>We throw it from two kilos of clay and spend longer on the inside than on anything else we make: one long curve with no corner for a spoon to find. The white glaze is poured over the outside and the moss poured in, and they meet at the lip in a thin brown line.</p>
<h2>Size and care</h2>
<ul>
<li>30 cm across, 8 cm tall (11.8 × 3.1 in), holds 2.4 litres (2.5 qt)</li>
<li>1.4 kg (3 lb)</li>
<li>Dishwasher safe; too wide for most microwaves</li>
</ul>`,
    tags: ['tableware', 'featured'],
    pictures: ['serving-bowl-1', 'serving-bowl-2'],
    variants: [single('BOWL-SERVING', 6400, 9, 4800)],
  },
  {
    ...plain,
    urlId: 'last-vase',
    type: 'physical',
    title: 'The Last Vase',
    excerpt:
      '<p>A tall bottle, terracotta above and speckled cream below. It was the last pot of its firing and there was only one.</p>',
    body: `<p>Tobias dipped this one upside down at the end of a long glazing day, mostly to use up the bucket. It came out of the kiln better than anything we had planned. It went to a house in Knoxville within the week.</p>
<p>We leave it here because people still ask. There will be other bottles; the shelf is refilled after every <a href="/events">kiln opening</a>.</p>
<h2>Size and care</h2>
<ul>
<li>28 cm tall, 12 cm at the belly (11 × 4.7 in), with a neck of 3 cm (1.2 in)</li>
<li>Holds water; rinse with a bottle brush</li>
</ul>`,
    tags: ['vases'],
    pictures: ['last-vase'],
    variants: [single('VASE-LAST', 12_000, 0)],
  },
  {
    ...plain,
    urlId: 'name-plate',
    type: 'physical',
    title: 'Name Plate',
    excerpt: '<p>An oval plaque for a door or a gate, with your word raised on it letter by letter.</p>',
    body: `<p>Tell us what it should say and which glaze you like. We roll the slab, set the letters by hand and dry it slowly between boards so it stays flat. Two brass screws come with it.</p>
<p>Short words look best: a surname, a house number, the name of a dog. We write to you before we fire it if something in the spelling looks odd.</p>
<h2>Size and care</h2>
<ul>
<li>22 × 15 cm (8.7 × 5.9 in), 1 cm (0.4 in) thick</li>
<li>Stoneware fired to 1222 °C (2232 °F): frost does not trouble it</li>
<li>Made to order in about three weeks, then sent in 2 to 4 working days</li>
</ul>`,
    tags: ['home'],
    pictures: ['name-plate-1', 'name-plate-2'],
    variants: [single('PLATE-NAME', 3800, null)],
    customForm: {
      name: 'Your plate',
      fields: [
        { id: 'text', type: 'text', label: 'Text', required: true, maxLength: 24, options: [] },
        {
          id: 'glaze',
          type: 'select',
          label: 'Glaze',
          required: false,
          maxLength: 0,
          options: ['Oat with ink letters', 'Moss with cream letters'],
        },
        { id: 'note', type: 'textarea', label: 'Note', required: false, maxLength: 500, options: [] },
      ],
    },
  },
  {
    ...plain,
    urlId: 'studio-apron',
    type: 'physical',
    title: 'Studio Apron',
    excerpt:
      '<p>Heavy cotton, one wide pocket, straps that cross at the back so nothing pulls at your neck.</p>',
    body: `<p>Sewn for us by a workshop in Morganton, an hour down the road. The cloth is stiff for the first two washes and then stays the way you like it. The pocket is stitched down the middle: a rib and a sponge on one side, a phone you should not be looking at on the other.</p>
<h2>Size and care</h2>
<ul>
<li>One size: 88 cm long, 70 cm wide (34.6 × 27.6 in), straps 110 cm (43 in)</li>
<li>Cotton canvas, 340 g/m² (10 oz)</li>
<li>Shake the dry clay off outdoors, then wash at 40 °C (104 °F)</li>
</ul>`,
    tags: ['studio', 'featured'],
    pictures: ['studio-apron-clay', 'studio-apron-slate'],
    selling: { variantSelector: 'radio', swatches: { Color: { Clay: 'picture', Slate: 'picture' } } },
    options: ['Color'],
    variants: (['Clay', 'Slate'] as const).map((color) => ({
      sku: `APRON-${color}`.toUpperCase(),
      attributes: { Color: color },
      priceMinor: 5200,
      salePriceMinor: null,
      stock: 40,
      picture: color === 'Clay' ? 'studio-apron-clay' : 'studio-apron-slate',
    })),
  },
  {
    ...plain,
    urlId: 'throwing-class',
    type: 'service',
    title: 'Throwing Class',
    excerpt:
      '<p>One evening, one wheel each, and enough clay for three or four bowls. No experience needed.</p>',
    body: `<p>Two and a half hours on a Thursday, from 6 pm, with at most eight people. Maren shows each step once slowly and once at full speed, then comes round to every wheel. You will centre, open and pull a wall; most people go home having made a bowl, and everyone goes home having made a mess.</p>
<p>Keep the two you like best. We dry, trim, glaze and fire them, and you pick them up three weeks later or we post them at cost.</p>
<h2>Good to know</h2>
<ul>
<li>Wear something you do not mind; aprons and towels are here</li>
<li>Short nails make everything easier</li>
<li>From 14 years; younger with a grown-up at the next wheel</li>
<li>Dates are on the <a href="/events">events page</a>; we write to you to agree on yours. Moving a booking is free until two days before</li>
</ul>`,
    tags: ['studio', 'classes'],
    pictures: ['throwing-class-1', 'throwing-class-2'],
    variants: [single('CLASS-THROWING', 8500, 8)],
  },
  {
    ...plain,
    urlId: 'glaze-notebook',
    type: 'digital',
    title: 'Glaze Notebook',
    excerpt:
      '<p>Six cone 6 glazes from our buckets, weighed out for a 1 kg batch, with what goes wrong and why. A PDF of eight pages.</p>',
    body: `<p>These are the pages we print out and tape above the scales: oat, moss, ink, terracotta, the clear liner and the white. Each has its recipe, the thickness we dip it at, what it does over our speckled clay, and the mistake we made with it so you do not have to.</p>
<p>The last page is our firing schedule for an electric kiln, hold and slow cooling included.</p>
<h2>What you get</h2>
<ul>
<li>A PDF, letter size, eight pages, made to be printed</li>
<li>Recipes in per cent and in grams for 1 kg</li>
<li>For potters who already mix glaze: wear a mask, and have anything you will eat from tested</li>
</ul>`,
    tags: ['studio'],
    pictures: ['glaze-notebook'],
    variants: [single('NOTEBOOK-GLAZE', 1200, null)],
    document: 'fern-and-kiln-glaze-notebook.pdf',
  },
  {
    ...plain,
    urlId: 'clay-club',
    type: 'physical',
    title: 'Clay Club',
    excerpt:
      '<p>Five kilos of our speckled stoneware, wrapped in paper, at your door every month. Stop whenever you like.</p>',
    body: `<p>It is the same clay we throw with, pugged that week, so it arrives soft enough to use straight from the block. With it comes a card with one small project: a lidded jar in March, a butter dish in November.</p>
<p>No wheel? It hand-builds well. No kiln? Bring your dry pots to the studio and we fire them for members at half the shelf price.</p>
<h2>Good to know</h2>
<ul>
<li>5 kg (11 lb) of stoneware, cone 6, shrinks 12 per cent</li>
<li>Keeps soft for months if the paper stays in its bag</li>
<li>Sent in the first week of the month, within the United States</li>
</ul>`,
    tags: ['studio'],
    pictures: ['clay-club'],
    variants: [single('CLUB-CLAY', 3000, null)],
    subscriptionPlan: monthly,
    selling: {
      subscriptionOptions: [
        { id: 'monthly', plan: monthly, priceMinor: null },
        { id: 'yearly', plan: { ...monthly, billingPeriod: { value: 1, unit: 'YEAR' } }, priceMinor: 32_400 },
      ],
    },
  },
  {
    ...plain,
    urlId: 'gift-card',
    type: 'giftCard',
    title: 'Gift Card',
    excerpt: '<p>For the person whose taste in mugs you would rather not guess.</p>',
    body: `<p>A card by email with a code for anything in the shop, classes too. It does not run out, and whatever is left stays on it for the next pot.</p>
<h2>Good to know</h2>
<ul>
<li>Arrives within minutes, to you or straight to them</li>
<li>Works here and at the counter in Asheville</li>
</ul>`,
    tags: ['gifts'],
    pictures: ['gift-card'],
    selling: { variantSelector: 'radio' },
    options: ['Amount'],
    variants: [2500, 5000, 10_000].map((priceMinor) => ({
      sku: `GIFT-${priceMinor / 100}`,
      attributes: { Amount: `$${priceMinor / 100}` },
      priceMinor,
      salePriceMinor: null,
      stock: null,
      picture: null,
    })),
  },
];
