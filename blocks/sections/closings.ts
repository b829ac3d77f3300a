import {
  asHtml,
  block,
  heading,
  section,
  text,
  type SectionGroup,
  type SectionSite,
} from './section-draft.ts';

const top = { y: 'start' } as const;

/** How to reach the owner, in two lines. */
function reach({ email, address }: SectionSite): string {
  const lines = [
    ...(address === '' ? [] : [asHtml(address)]),
    ...(email === '' ? [] : [`<a href="mailto:${asHtml(email)}">${asHtml(email)}</a>`]),
  ];
  return lines.length === 0 ? 'Your address<br>Your email address' : lines.join('<br>');
}

/** Last sections of a page. */
export const closings: SectionGroup = {
  name: 'Ends of a page',
  sections: [
    {
      name: 'Name, links and address',
      words: ['footer', 'end', 'bottom', 'navigation'],
      make: (site) =>
        section(
          { theme: 'dark' },
          block('logo', [1, 8, 1, 3], {}),
          text([10, 8, 1, 5], `<h2 data-style="4">Find us</h2><p>${reach(site)}</p>`, {}, top),
          block('navigation', [19, 6, 1, 6], {
            title: 'More',
            links: [
              { label: 'About us', href: site.about },
              { label: 'Contact', href: site.contact },
            ],
          }),
        ),
    },
    {
      name: 'Thanks and goodbye',
      words: ['footer', 'end', 'social', 'follow', 'instagram'],
      make: () =>
        section(
          { theme: 'tinted' },
          heading([3, 20, 1, 3], 'Thank you for reading', { size: 'medium', align: 'center' }),
          text(
            [6, 14, 5, 2],
            '<p>Say where people can follow what you do, between one visit and the next.</p>',
            { align: 'center' },
          ),
          block('social-links', [5, 16, 8, 3], { align: 'center' }),
        ),
    },
    {
      name: 'Where to go next',
      words: ['footer', 'end', 'cards', 'links', 'pages'],
      make: (site) =>
        section(
          {},
          heading([1, 20, 1, 3], 'Go on from here', { size: 'medium' }),
          block('content-link', [1, 12, 6, 6], {
            to: { kind: 'address', href: site.about },
            title: 'About us',
            text: 'The people, the place and how it came about.',
          }),
          block('content-link', [13, 12, 6, 6], {
            to: { kind: 'address', href: site.contact },
            title: 'Contact',
            text: 'Where we are, and how to reach us.',
          }),
        ),
    },
  ],
};
