import { noDelivery } from '@vitrine/domain/delivery/delivery-settings.ts';
import type { Starter } from '../starter.ts';
import { maps } from './maps.ts';
import { about, courseHead, home, join } from './pages.ts';
import { contactEmail } from './place.ts';
import { walks } from './walks.ts';
import { weeks } from './weeks.ts';

const drawing = (name: string, altText: string, focalPoint?: { readonly x: number; readonly y: number }) => ({
  file: `course/pictures/${name}.svg`,
  altText,
  ...(focalPoint === undefined ? {} : { focalPoint }),
});

/** A course by letter: its lessons, exercises, what people made in it, and a way to join. */
export const course: Starter = {
  name: 'course',
  title: 'Course',
  sentence:
    'For whoever teaches something: lessons in order, free exercises, work by students, prices, and a form to join.',
  contains: ['Lessons', 'Exercises', 'Gallery', 'Prices', 'Sign-up form'],
  site: {
    title: 'Walking Pace',
    tagLine: 'A course in drawing maps by hand',
    description:
      'Walking Pace is a course of eight weeks in drawing maps by hand, measured with your own steps. By Odile Brandt in Bellows Falls, Vermont.',
    theme: 'atelier',
    tweaks: {
      headingFont: "font-family: 'Instrument Serif', serif",
      headingScale: '115%',
      accentColor: '#1E5B47',
      secondColor: '#94461A',
      groundColor: '#F6F2E6',
      tintColor: '#EBE5D0',
      inkColor: '#1F2A26',
      darkColor: '#16302A',
      buttonShape: 'Pill',
    },
    timeZone: 'America/New_York',
    contactEmail,
    address: ['Walking Pace', '8 Canal Street', 'Bellows Falls, VT 05101', 'United States'],
    store: { currency: 'USD', delivery: noDelivery, taxRules: [] },
  },
  pictures: {
    island: drawing(
      'island',
      'Drawing of a hand-drawn map of an island with hills, a village and a compass rose; a pencil and dividers lie on it.',
      { x: 0.95, y: 0.5 },
    ),
    pace: drawing('pace', 'Drawing of fields from above with red footprints from a dot to a flag.'),
    'from-above': drawing(
      'from-above',
      'Drawing of a house, a tree, a bench and a pump from the side, and the same four from above.',
    ),
    north: drawing('north', 'Drawing of a large compass rose on dark green, its north point red.'),
    water: drawing('water', 'Drawing of a map with a river in bends, a red bridge, streams and a pond.'),
    contours: drawing(
      'contours',
      'Drawing of a hill with a flag from the side, and below it the same hill as contour lines.',
    ),
    woods: drawing(
      'woods',
      'Drawing of twelve squares with patterns for woods, fields, water, orchard and sand.',
    ),
    town: drawing(
      'town',
      'Drawing of a town from above: red roofs, white streets, a church and a park with a pond.',
      {
        x: 0.6,
        y: 0.6,
      },
    ),
    names: drawing(
      'names',
      'Drawing of a pen that writes along a river on a map, with an ink bottle and a scroll.',
      {
        x: 0.5,
        y: 0.4,
      },
    ),
    folded: drawing('folded', 'Drawing of a folded map of an island, standing open on a dark green table.'),
    heard: drawing(
      'heard',
      'Drawing of rings around a dot, with ticks, loops, lines and a bell for what one hears.',
    ),
    hallway: drawing(
      'hallway',
      'Drawing of a hallway: a framed map, a yellow coat, muddy boots, and rolled maps in a basket.',
      { x: 0.5, y: 0.6 },
    ),
    'walk-to-school': drawing(
      'walk-to-school',
      'Map of a walk in four strips side by side, with trees, roofs and ponds along a dotted red line.',
    ),
    'plot-nineteen': drawing(
      'plot-nineteen',
      'Map of an allotment with five beds of vegetables, a shed, a bush and a round water butt.',
    ),
    'kitchen-at-six': drawing(
      'kitchen-at-six',
      'Map of a kitchen with a table and a cat; a dotted red line goes round and round.',
      { x: 0.5, y: 0.45 },
    ),
    'lights-still-on': drawing(
      'lights-still-on',
      'Map of streets at night in dark green, with glowing lamps, small lit windows and a moon.',
    ),
    'where-it-smells': drawing(
      'where-it-smells',
      'Map of red hills with contour lines, crossed by the prints of a dog.',
    ),
    'one-apple-tree': drawing(
      'one-apple-tree',
      'Map of an apple tree from above, its branches on rings of green, with red apples and a crow.',
      { x: 0.5, y: 0.45 },
    ),
  },
  pages: [
    {
      kind: 'page',
      urlId: '',
      title: 'Home',
      description: 'Learn to draw a map of where you are, by hand, in eight weeks and eight walks.',
      blocks: home,
    },
    {
      kind: 'course',
      urlId: 'course',
      title: 'The course',
      description:
        'Eight lessons, to be read in order and done on foot. The first begins with your left shoe.',
      cover: 'folded',
      blocks: courseHead,
      items: weeks,
    },
    {
      kind: 'lessons',
      urlId: 'walks',
      title: 'Short walks',
      description: 'Three exercises of less than half an hour, for whoever wants to try first.',
      cover: 'heard',
      items: walks,
    },
    {
      kind: 'gallery',
      urlId: 'maps',
      title: 'Maps',
      description: 'What people made in their eighth week, and where they live.',
      cover: 'one-apple-tree',
      items: maps,
    },
    {
      kind: 'page',
      urlId: 'about',
      title: 'About',
      description: 'Who Odile Brandt is, and what she believes about maps.',
      cover: 'hallway',
      blocks: about,
    },
    {
      kind: 'page',
      urlId: 'join',
      title: 'Join',
      description: 'The next groups, what the course costs, and how to ask for a place.',
      cover: 'pace',
      blocks: join,
    },
  ],
  navigation: [
    { title: '', to: 'course' },
    { title: '', to: 'walks' },
    { title: '', to: 'maps' },
    { title: '', to: 'about' },
    { title: '', to: 'join' },
  ],
  footerNavigation: [
    { title: '', to: 'course' },
    { title: '', to: 'walks' },
    { title: '', to: 'maps' },
    { title: '', to: 'join' },
  ],
};
