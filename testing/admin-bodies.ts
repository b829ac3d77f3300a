import type { Endpoint } from '@vitrine/contracts/endpoint.ts';
import type { JsonSchema, OpenApi } from '@vitrine/server/modules/api-docs/openapi.ts';
import { rightBodies } from './right-bodies.ts';

const anId = '0192f0c1-2345-7abc-8def-0123456789ab';

const aBackground = { source: 'color', color: 'accent' } as const;
/** A section with each part that it may have. */
const aSection = {
  id: 'hours',
  theme: 'light',
  space: 'normal',
  fullWidth: false,
  background: aBackground,
  blocks: [
    {
      id: 'title',
      type: 'heading',
      place: { column: 1, columns: 12, row: 1, rows: 2 },
      phone: { column: 1, columns: 8, row: 1, rows: 1 },
      depth: 1,
      align: { x: 'center', y: 'end' },
      hidden: 'phone',
      props: { text: 'Opening hours' },
    },
  ],
} as const;
const ofDraft = (...operations: readonly object[]) => ({
  tab: 'kJ3nd92kd02ms9wl',
  revision: 4,
  key: 'Zk29dk3mx0qpwo1a',
  operations,
});

/** A discount that gives no units, which the one of the documentation does. */
const aPercentage = {
  name: 'Spring',
  kind: 'percentage',
  rate: 0.1,
  amountMinor: 0,
  minimumSubtotalMinor: 0,
  goods: { kind: 'all' },
  buyXGetY: null,
  firstOrderOnly: false,
  oncePerCustomer: false,
  combinesWith: ['delivery'],
  usageLimit: null,
  usesPerCode: null,
  startsOn: null,
  endsOn: null,
} as const;

/** A question with every part that one may have. */
const aLikert = {
  id: 'glaze',
  type: 'likert',
  label: 'How do you like it?',
  required: true,
  maxLength: 0,
  options: ['Not at all'],
  description: 'Of the samples.',
  placeholder: '',
  questions: ['The first'],
  queryName: 'sample',
  value: '',
} as const;
const anEmail = {
  id: 'email',
  type: 'email',
  label: 'Your email address',
  required: true,
  maxLength: 0,
  options: [],
} as const;
/** A question that asks for consent. */
const aConsent = {
  id: 'letters',
  type: 'checkbox',
  label: 'Letters',
  required: false,
  maxLength: 0,
  options: ['Send me four letters a year.'],
} as const;
/** Questions that only forms of pages have. */
const aStep = {
  id: 'more',
  type: 'section',
  label: 'More',
  required: false,
  maxLength: 0,
  options: [],
  startsStep: true,
  shownIf: { field: 'email', rule: 'is', value: 'june@example.com' },
} as const;
const aFile = {
  id: 'photo',
  type: 'file',
  label: 'A photo of it',
  required: false,
  maxLength: 0,
  options: [],
  files: { most: 2, kinds: ['picture', 'pdf'], eachMb: 5, totalMb: 10 },
} as const;
/** Settings of a form with an address in each list. */
const ofForm = {
  submitLabel: 'Write to us',
  submissionMessage: 'Thank you.',
  submissionHTML: '<p>Until soon!</p>',
  successRedirect: '/thanks',
  disclaimerMessage: '',
  captchaEnabled: true,
  captchaTheme: 'light',
  captchaAlignment: 'left',
  mail: {
    isOn: true,
    to: ['one@example.com'],
    cc: ['two@example.com'],
    bcc: ['three@example.com'],
    subject: '{form}',
  },
  receipt: { isOn: true, subject: 'Thank you', message: 'We have your message.' },
  keepDays: 90,
} as const;
const ofLetters = { listId: anId, consentField: 'letters' } as const;
const aPicture = { assetId: anId, altText: 'A kiln', href: '/kiln' };
/** A part of each kind. */
const everyPart = [
  { id: 'p1', type: 'text', html: '<p>Come and see.</p>' },
  { id: 'p2', type: 'image', ...aPicture },
  { id: 'p3', type: 'images', left: aPicture, right: aPicture },
  { id: 'p4', type: 'button', label: 'Look', href: '/shop' },
  { id: 'p5', type: 'product', itemId: anId },
  { id: 'p6', type: 'line' },
  { id: 'p7', type: 'spacer', size: 'large' },
];

/** A rule of each kind. */
const aLocalDelivery = {
  id: 'courier',
  name: 'Courier',
  description: '',
  country: 'US',
  postalCodes: ['28801', '288*'],
  priceMinor: 500,
  minimumMinor: 0,
  freeFromMinor: null,
};

const languageRule = { field: 'language', is: 'is', language: 'de' };
const everyRule = [
  { field: 'list', is: 'in', listId: anId },
  { field: 'tag', is: 'has', tag: 'Club' },
  { field: 'joined', is: 'before', day: '2031-12-01' },
  { field: 'source', is: 'is', source: 'import' },
  { field: 'email', is: 'contains', text: 'fern' },
  { field: 'orders', is: 'at-least', count: 2 },
];

/**
 * Right bodies of places that neither the documentation shows nor a description of the schema can make, since a rule
 * allows them only together with others. `admin-calls.int.test.ts` names the places that are missing.
 */
const furtherBodies: Readonly<Record<string, readonly unknown[]>> = {
  'POST /api/admin/discounts': [{ ...aPercentage, method: 'code', codes: ['SPRING10'] }],
  'POST /api/admin/audience/subscribers': [
    {
      email: 'june@example.com',
      name: 'June',
      listIds: [anId],
      tags: ['Club'],
      words: 'Signed the list.',
    },
  ],
  'PUT /api/admin/audience/subscribers/:id': [{ name: 'June', tags: ['Club'], listIds: [anId], revision: 1 }],
  'POST /api/admin/audience/segments': [
    { name: 'All kinds', match: 'any', rules: everyRule },
    { name: 'German', match: 'all', rules: [languageRule] },
  ],
  'POST /api/admin/audience/segments/preview': [
    { match: 'any', rules: everyRule },
    { match: 'all', rules: [languageRule] },
  ],
  'PUT /api/admin/audience/segments/:id': [
    { name: 'All kinds', match: 'any', rules: everyRule, revision: 1 },
    { name: 'German', match: 'all', rules: [languageRule], revision: 1 },
  ],
  'PUT /api/admin/letters/:id': everyPart.map((part) => ({
    revision: 1,
    subject: 'The kiln opens',
    previewText: '',
    senderName: '',
    parts: [part],
    listId: anId,
    segmentId: anId,
    isPublic: true,
  })),
  'POST /api/admin/letters/preview': everyPart.map((part) => ({
    subject: 'The kiln opens',
    previewText: '',
    parts: [part],
    isPublic: true,
    scheme: 'dark',
  })),
  'POST /api/admin/letters/recipients': [{ listId: anId, segmentId: anId }],
  'PUT /api/admin/discounts/:id': [{ ...aPercentage, revision: 1, enabled: true }],
  'PUT /api/admin/products/:id': [
    {
      revision: 7,
      options: [{ name: 'Glaze', was: 'Color', values: [{ name: 'Linen', was: 'Oat', swatch: '#d9cbb3' }] }],
      customForm: {
        name: 'Engraving',
        fields: [
          {
            id: 'words',
            type: 'likert',
            label: 'How do you like it?',
            required: true,
            maxLength: 0,
            options: ['Not at all'],
            description: 'Of the samples.',
            placeholder: '',
            questions: ['The first'],
            queryName: 'sample',
            value: '',
          },
        ],
      },
    },
  ],
  'POST /api/admin/page-drafts/:id/operations': [
    ofDraft({ kind: 'insert-section', section: aSection, after: null }),
    ofDraft({
      kind: 'insert-section',
      section: { ...aSection, background: { source: 'none' }, shared: anId, blocks: [] },
      after: 'top',
    }),
    ofDraft({ kind: 'change-section', id: 'top', look: { background: aBackground } }),
  ],
  'POST /api/admin/forms': [
    { name: 'Contact', fields: [aLikert, anEmail], settings: ofForm },
    { name: 'Contact', fields: [anEmail, aConsent], settings: { ...ofForm, mailingList: ofLetters } },
    { name: 'Contact', fields: [anEmail, aStep, aFile], settings: ofForm },
  ],
  'PUT /api/admin/forms/:id': [
    { revision: 1, name: 'Contact', fields: [aLikert, anEmail], settings: ofForm },
    { revision: 1, name: 'Contact', fields: [anEmail, aStep, aFile], settings: ofForm },
    {
      revision: 1,
      name: 'Contact',
      fields: [anEmail, aConsent],
      settings: { ...ofForm, mailingList: ofLetters },
    },
  ],
  'PUT /api/admin/form-submissions/:id': [
    { isRead: true, isSpam: false, isDeleted: false, assignedTo: anId },
    { assignedTo: null },
  ],
  'POST /api/admin/parts': [{ name: 'Opening hours', section: aSection }],
  'POST /api/admin/saved-sections': [{ name: 'Opening hours', section: aSection }],
  'POST /api/admin/posts/:id/repeat': [
    {
      revision: 2,
      rule: {
        unit: 'month',
        every: 1,
        weekdays: [1],
        monthDay: 'weekday',
        end: { kind: 'day', day: '2031-12-01' },
      },
    },
  ],
  'POST /api/admin/posts/order': [{ collectionId: anId, ids: [anId], place: 3 }],
  'POST /api/admin/galleries/:id/pictures/order': [{ ids: [anId], place: 3 }],
  'POST /api/admin/products/order': [{ ids: [anId], page: anId, place: 3 }],
  'PUT /api/admin/blogs/:id/podcast': [
    {
      revision: 2,
      isOn: false,
      title: '',
      author: '',
      ownerEmail: '',
      category: '',
      imageId: null,
      isExplicit: true,
      language: '',
      type: 'serial',
    },
  ],
  'PUT /api/admin/delivery': [
    {
      version: 'k3J9',
      zones: [
        {
          id: 'home',
          name: 'Carolina',
          areas: [{ country: 'US', regions: ['NC'] }],
          everywhereElse: false,
          rates: [
            {
              id: 'standard',
              name: 'Standard',
              description: '',
              basis: 'flat',
              priceMinor: 600,
              bands: [],
              freeFromMinor: null,
            },
          ],
        },
      ],
      pickupPlaces: [
        {
          id: 'studio',
          name: 'Studio',
          line1: '12 Kiln Lane',
          city: 'Asheville',
          region: 'NC',
          postalCode: '28801',
          country: 'US',
          hours: [{ days: ['mon'], opens: '09:00', closes: '17:00' }],
          note: '',
          priceMinor: 0,
        },
      ],
      localDeliveries: [aLocalDelivery],
    },
    {
      version: 'k3J9',
      zones: [],
      pickupPlaces: [],
      localDeliveries: [{ ...aLocalDelivery, freeFromMinor: 9000 }],
    },
  ],
  'PUT /api/admin/popup': [
    {
      version: 'k3J9',
      isOn: false,
      title: 'Open studio',
      html: '',
      pictureId: null,
      action: 'none',
      buttonLabel: '',
      href: '',
      newsletterListId: null,
      newsletterDisclaimer: '',
      placement: 'center',
      theme: 'light',
      afterSeconds: null,
      scrolledPercent: null,
      onExit: true,
      pages: 'all',
      pageIds: [],
      againAfterDays: null,
      startsAt: '',
      endsAt: '',
      showAgain: false,
    },
  ],
  'PUT /api/admin/mail-settings': [
    {
      senderName: '',
      senderAddress: '',
      replyTo: '',
      logo: 'site',
      logoId: null,
      accent: '',
      footer: '',
      version: 'k3J9',
    },
  ],
  'PUT /api/admin/taxes': [
    {
      version: 'k3J9',
      pricesIncludeTax: false,
      taxRules: [
        {
          name: 'Sales tax',
          country: 'US',
          region: '',
          rate: 0.07,
          appliesToDelivery: true,
          taxClasses: ['standard'],
          exceptRegions: ['NC'],
        },
      ],
    },
  ],
};

export const nameOfCall = ({ method, path }: Endpoint): string => `${method} ${path}`;

const contentOf = (api: OpenApi, { method, path }: Endpoint) =>
  api.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.requestBody?.content[
    'application/json'
  ];

/** The body of a call as its documentation describes it. */
export const schemaOfBody = (api: OpenApi, call: Endpoint): JsonSchema => contentOf(api, call)?.schema ?? {};

/** A body that the call's schema allows, as its documentation shows it; none where it takes none. */
export const shownBody = (api: OpenApi, call: Endpoint): unknown => contentOf(api, call)?.example;

/** Right bodies of a call, which together have each of its fields, entries and choices. */
export function bodiesOfCall(api: OpenApi, call: Endpoint): readonly unknown[] {
  const shown = shownBody(api, call);
  const ofSelection = call.path.endsWith('/bulk')
    ? [{ ...(shown as object), selection: { ids: [anId] } }]
    : [];
  return rightBodies(
    { schema: schemaOfBody(api, call), allows: (body) => call.body?.safeParse(body ?? {}).success === true },
    [shown, ...ofSelection, ...(furtherBodies[nameOfCall(call)] ?? [])],
  );
}
