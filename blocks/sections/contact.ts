import {
  asHtml,
  block,
  heading,
  picture,
  section,
  text,
  type At,
  type DraftBlock,
  type SectionGroup,
  type SectionSite,
} from './section-draft.ts';

const top = { y: 'start' } as const;

/** A map of the site's address, half made where it says none. */
const map = (site: SectionSite, at: At, props: Readonly<Record<string, unknown>>): DraftBlock =>
  block('map', at, { ...(site.address === '' ? {} : { address: site.address }), ...props });

const addressOf = ({ address }: SectionSite): string =>
  address === '' ? 'Street and number<br>Town' : asHtml(address);

const mailOf = ({ email }: SectionSite): string =>
  email === '' ? 'Your email address' : `<a href="mailto:${asHtml(email)}">${asHtml(email)}</a>`;

/** How to reach the owner. */
export const contact: SectionGroup = {
  name: 'Contact and map',
  sections: [
    {
      name: 'Address beside a map',
      words: ['location', 'directions', 'find us', 'visit'],
      make: (site) =>
        section(
          {},
          text(
            [1, 8, 1, 22],
            `<h2>Come by</h2>
<p>Say when the door is open, and that people are welcome.</p>
<p><strong>Tuesday to Friday</strong><br>10 to 6</p>
<p><strong>Saturday</strong><br>10 to 2</p>
<p>${mailOf(site)}</p>`,
            {},
            { y: 'center' },
          ),
          map(site, [10, 15, 1, 22], { height: 'large' }),
        ),
    },
    {
      name: 'Contact in three columns',
      words: ['address', 'hours', 'email', 'phone'],
      make: (site) =>
        section(
          { theme: 'tinted' },
          heading([1, 20, 1, 3], 'How to reach us', { size: 'medium' }),
          text(
            [1, 8, 6, 5],
            `<h3>Write</h3><p>${mailOf(site)}</p><p>We answer within a day or two.</p>`,
            {},
            top,
          ),
          text([9, 8, 6, 5], `<h3>Visit</h3><p>${addressOf(site)}</p>`, {}, top),
          text(
            [17, 8, 6, 5],
            '<h3>Hours</h3><p>Tuesday to Friday, 10 to 6<br>Saturday, 10 to 2</p>',
            {},
            top,
          ),
        ),
    },
    {
      name: 'Opening hours',
      words: ['times', 'days', 'when', 'table'],
      make: (site) =>
        section(
          {},
          picture(site, 0, [1, 11, 1, 18], { ratio: '4:3' }),
          heading([14, 11, 2, 3], 'When we are here', { size: 'medium' }, { y: 'end' }),
          block(
            'table',
            [14, 11, 6, 13],
            {
              columns: ['Day', 'Hours'],
              rows: [
                ['Monday', 'Closed'],
                ['Tuesday to Friday', '10 to 6'],
                ['Saturday', '10 to 2'],
                ['Sunday', 'Closed'],
              ],
              numberColumns: [1],
            },
            top,
          ),
        ),
    },
    {
      name: 'Map with a heading',
      words: ['location', 'directions', 'place', 'wide'],
      make: (site) =>
        section(
          {},
          heading([1, 11, 1, 3], 'Where to find us', { size: 'medium' }, top),
          text(
            [13, 12, 1, 3],
            '<p>Say which stop to get off at, where to leave the car, and which door it is.</p>',
            {},
            top,
          ),
          map(site, [1, 24, 6, 22], { height: 'large' }),
        ),
    },
  ],
};
