import { describeBlock } from '../description.ts';
import { threeSizes } from '../panel-fields.ts';

export const mapEditor = describeBlock({
  type: 'map',
  name: 'Map',
  group: 'media',
  about: 'Where to find you, with a link to directions',
  words: ['location', 'address', 'directions', 'place', 'openstreetmap'],
  icon: 'M12 21c4.5-4.5 6.5-7.9 6.5-11a6.5 6.5 0 0 0-13 0c0 3.1 2 6.5 6.5 11zM9.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0z',
  starting: {},
  size: { columns: 12, rows: 18 },
  content: [
    { kind: 'text', name: 'title', label: 'Name of the place', max: 160, placeholder: 'The studio' },
    { kind: 'text', name: 'address', label: 'Address', max: 400, multiline: true },
    {
      kind: 'number',
      name: 'mapLat',
      label: 'Latitude',
      hint: 'Latitude and longitude mark the exact spot; without them the address is searched for.',
      min: -90,
      max: 90,
      step: 0.00001,
      unit: '°',
      nullable: true,
    },
    {
      kind: 'number',
      name: 'mapLng',
      label: 'Longitude',
      min: -180,
      max: 180,
      step: 0.00001,
      unit: '°',
      nullable: true,
    },
    {
      kind: 'switch',
      name: 'offersLiveMap',
      label: 'Offer a live map',
      hint: 'It comes from OpenStreetMap once a visitor asks for it.',
    },
  ],
  design: [
    {
      kind: 'number',
      name: 'zoom',
      label: 'Zoom',
      hint: '3 shows a continent, 18 a house.',
      min: 3,
      max: 18,
      step: 1,
    },
    { kind: 'choice', name: 'height', label: 'Height', options: threeSizes },
  ],
  spokenBy: 'title',
  missing: 'Enter an address',
});
