import { describeBlock } from '../description.ts';
import { alignField, ownColorField, threeSizes } from '../panel-fields.ts';

export const socialLinksEditor = describeBlock({
  type: 'social-links',
  name: 'Social links',
  group: 'site',
  about: 'Links to your accounts elsewhere',
  words: ['instagram', 'facebook', 'tiktok', 'youtube', 'pinterest', 'accounts', 'follow'],
  icon: 'M3.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM15.5 6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM15.5 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM8.5 10.8l7-3.5M8.5 13.2l7 3.5',
  starting: {},
  size: { columns: 8, rows: 3 },
  content: [
    {
      kind: 'list',
      name: 'accounts',
      label: 'Accounts',
      hint: 'Without any, those of the settings are shown.',
      entry: 'Account',
      max: 30,
      starting: { service: 'instagram', profileUrl: 'https://instagram.com/' },
      title: 'service',
      fields: [
        { kind: 'text', name: 'service', label: 'Service', max: 40, placeholder: 'instagram' },
        {
          kind: 'text',
          name: 'profileUrl',
          label: 'Web address',
          hint: 'Of your profile, or mailto: and an email address.',
          max: 2082,
        },
        { kind: 'text', name: 'userName', label: 'Your name there', max: 160 },
      ],
    },
  ],
  design: [
    {
      kind: 'choice',
      name: 'look',
      label: 'Show',
      options: [
        { value: 'icons', label: 'Icons' },
        { value: 'names', label: 'Names' },
        { value: 'both', label: 'Icons and names' },
      ],
    },
    { kind: 'choice', name: 'size', label: 'Size', options: threeSizes },
    alignField,
    ownColorField,
  ],
});
