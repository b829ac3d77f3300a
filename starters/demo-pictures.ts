import type { StarterPicture } from './starter.ts';

export interface DemoPicture {
  /** Name of the file in `pictures/`, without `.jpg`. */
  readonly name: string;
  readonly altText: string;
  /** Where the subject is, unless in the middle. Fractions of width and height. */
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

/** Descriptions of the demo shop's pictures. */
export const demoPictures = [
  {
    name: 'stoneware-mug-oat',
    altText: 'Oat-coloured stoneware mug with dark speckles and a bare clay foot, handle to the right.',
  },
  {
    name: 'stoneware-mug-moss',
    altText: 'Moss-green stoneware mug with a bare clay foot, handle to the right.',
  },
  {
    name: 'stoneware-mug-ink',
    altText: 'Near-black stoneware mug with a bare clay foot, handle to the right.',
  },
  {
    name: 'stoneware-mug-detail',
    altText:
      'Close view of the rim and pulled handle of a speckled oat mug, with a moss-green mug blurred behind it.',
    focalPoint: { x: 0.55, y: 0.45 },
  },
  {
    name: 'dinner-set-1',
    altText: 'A moss-green cup inside an oat bowl on a speckled oat plate, with a folded napkin behind.',
  },
  {
    name: 'dinner-set-2',
    altText:
      'A table laid from above: two stacked plates, a bowl, a terracotta cup and a folded green napkin on pale linen.',
  },
  {
    name: 'studio-apron-clay',
    altText: 'Terracotta-coloured cotton apron with a front pocket, hanging from a wooden peg rail.',
  },
  {
    name: 'studio-apron-slate',
    altText: 'Slate-grey cotton apron with a front pocket, hanging from a wooden peg rail.',
  },
  {
    name: 'serving-bowl-1',
    altText: 'Wide, shallow serving bowl in speckled white glaze with a bare clay foot.',
  },
  { name: 'serving-bowl-2', altText: 'Moss-green serving bowl seen from above, holding three green pears.' },
  {
    name: 'last-vase',
    altText: 'Tall bottle vase glazed terracotta above and speckled cream below, holding two berried twigs.',
    focalPoint: { x: 0.5, y: 0.45 },
  },
  {
    name: 'glaze-notebook',
    altText:
      'Notebook titled Glaze Notes with sixteen round glaze swatches on the cover, beside two glazed tiles and a pencil.',
  },
  {
    name: 'throwing-class-1',
    altText: "Freshly thrown wet clay bowl on a potter's wheel, with a wooden rib and a sponge beside it.",
  },
  { name: 'throwing-class-2', altText: "Centred mound of wet clay with throwing lines on a potter's wheel." },
  {
    name: 'gift-card',
    altText:
      'Cream gift card printed with a green fern and the words Fern & Kiln, leaning on a terracotta envelope beside a small green vase.',
    focalPoint: { x: 0.45, y: 0.5 },
  },
  {
    name: 'clay-club',
    altText:
      'Block of clay wrapped in brown paper and twine with a Clay Club label, beside a wire cutter and a sponge.',
  },
  { name: 'name-plate-1', altText: 'Oval oat-glazed wall plaque with the word HOME in dark raised letters.' },
  {
    name: 'name-plate-2',
    altText: 'Oval moss-green wall plaque with the word HOME in cream raised letters, seen at an angle.',
  },
  {
    name: 'hero',
    altText:
      "Group of vases, bowls and mugs on a wooden table in morning light, with a window's shadow on the wall.",
    focalPoint: { x: 0.9, y: 0.62 },
  },
  {
    name: 'about',
    altText:
      'Three wooden shelves holding stacked plates, bowls, mugs, jugs and vases in cream, green, black and terracotta.',
    focalPoint: { x: 0.5, y: 0.45 },
  },
  {
    name: 'workshop-detail',
    altText:
      'Two-tone ceramic jar full of brushes and clay tools on a wooden workbench, with pots blurred behind.',
    focalPoint: { x: 0.4, y: 0.5 },
  },
  {
    name: 'kiln-shelf',
    altText: 'Unglazed bisque-fired bowls, mugs, jugs and vases on kiln shelves in front of a brick wall.',
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    name: 'journal-glaze-tiles',
    altText: 'Rows of numbered glaze test tiles in cream, green, blue, black and terracotta on linen.',
  },
  {
    name: 'journal-clay-body',
    altText: 'Cut logs of clay showing a spiral of light and dark clay, with a wire cutter in front.',
  },
  {
    name: 'journal-morning-cup',
    altText:
      'Oat cup of tea on a green saucer in low sun, with the shadow of leaves and a window on the wall.',
  },
  {
    name: 'journal-plates-above',
    altText: 'Stacks of plates in cream, green, terracotta and black on a wooden table, seen from above.',
  },
  {
    name: 'gallery-vases',
    altText: 'Four vases in cream, terracotta, green and black, one holding a berried twig.',
  },
  {
    name: 'gallery-bowls-above',
    altText: 'Nine bowls in different glazes laid out in three rows on linen, seen from above.',
  },
  { name: 'gallery-speckle', altText: 'Close view of the rim of a bowl in cream glaze with iron speckles.' },
  {
    name: 'gallery-handles',
    altText:
      'Row of mugs in terracotta, black, oat and green on a wooden shelf, their handles all turned the same way.',
  },
  {
    name: 'gallery-moss-set',
    altText: 'Moss-green plate, bowl, mug, cup and bud vase grouped on pale linen.',
  },
  { name: 'gallery-planters', altText: 'Three terracotta pots of different sizes, two planted with ferns.' },
  { name: 'gallery-drip', altText: 'Round jar with cream glaze running down in drips over dark brown.' },
  {
    name: 'gallery-still-life',
    altText: 'Green jug, a speckled bowl of pears, a dark cup and a small terracotta vase on a wooden table.',
  },
  {
    name: 'film-vase',
    altText: 'Drawing of a moss-green vase with fern twigs on a potter’s wheel, beside a jar of brushes.',
    focalPoint: { x: 0.54, y: 0.6 },
  },
] as const satisfies readonly DemoPicture[];

export type DemoPictureName = (typeof demoPictures)[number]['name'];

/** A picture of the demo shop, for a starter. */
export function demoPicture(name: DemoPictureName): StarterPicture {
  const { altText, focalPoint }: DemoPicture =
    demoPictures.find((one) => one.name === name) ?? demoPictures[0];
  return { file: `pictures/${name}.jpg`, altText, ...(focalPoint === undefined ? {} : { focalPoint }) };
}
