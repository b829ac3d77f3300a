import { noMailWords } from '@vitrine/domain/mail/mail-words.ts';
import { describe, expect, it } from 'vitest';
import { renderMail } from './mail-layout.ts';
import { type MailPlan, occasionWords } from './mail-plan.ts';
import { plainStyle } from './mail-style.ts';

const plan: MailPlan = {
  shop: {
    title: 'Fern & Kiln',
    origin: 'https://fernandkiln.example',
    address: ['12 Kiln Lane'],
    contactEmail: 'hello@fernandkiln.example',
    language: 'en-US',
  },
  words: occasionWords('restock', 'back', { product: 'Mug <b>' }),
  details: ['A <detail>'],
  highlight: 'AB<12',
  links: [
    { label: 'See <it>', href: 'https://fernandkiln.example/mug?a=1&b=2' },
    { label: 'Second', href: 'https://fernandkiln.example/second' },
  ],
  lines: [{ label: 'Mug', amount: '$34.00' }],
  sums: [{ label: 'Total', amount: '$34.00', isTotal: true }],
  lastLink: { label: 'Unsubscribe', href: 'https://fernandkiln.example/leave' },
};
const logo = { path: '/media/1/logo.png?format=500w', width: 800, height: 200 };
const words = (own: Partial<typeof noMailWords>) => ({
  ...plainStyle,
  wordsOf: () => ({ ...noMailWords, ...own }),
});

describe('the layout of mails', () => {
  const { bodyHtml } = renderMail(plan);

  it('is a table of at most 600 pixels, for Outlook too', () => {
    expect(bodyHtml).toContain('max-width:600px');
    expect(bodyHtml).toContain('<!--[if mso]><table role="presentation" width="600"');
    expect(bodyHtml.match(/<table/g)?.length).toBe(bodyHtml.match(/role="presentation"/g)?.length);
    expect(bodyHtml).not.toMatch(/<script|<link|<form|display:flex|display:grid/);
    // Most programs for mail cut a message that is larger.
    expect(bodyHtml.length).toBeLessThan(100_000);
  });

  it('has a dark mode, and says so', () => {
    expect(bodyHtml).toContain('<meta name="color-scheme" content="light dark">');
    expect(bodyHtml).toContain('@media (prefers-color-scheme:dark)');
    const dark = renderMail(plan, plainStyle, { scheme: 'dark' }).bodyHtml;
    expect(dark).not.toContain('<style');
    expect(dark).toContain('background:#211f1c');
    const light = renderMail(plan, plainStyle, { scheme: 'light' }).bodyHtml;
    expect(light).not.toContain('<style');
    expect(light).toContain('background:#ffffff');
  });

  it('begins with words for the list of mails, which are hidden in the mail', () => {
    expect(bodyHtml).toMatch(/<div style="display:none[^"]*">You asked Fern &amp; Kiln to write/);
  });

  it('has absolute links only, and escapes whatever it is given', () => {
    for (const [, address] of bodyHtml.matchAll(/(?:href|src)="([^"]*)"/g))
      expect(address).toMatch(/^https:\/\/fernandkiln\.example\//);
    expect(bodyHtml).not.toMatch(/<b>|<detail>|<it>|AB<12/);
    expect(bodyHtml).toContain('Mug &lt;b&gt;');
  });

  it('has the logo with the size it is shown in, and the title where there is none or it is not loaded', () => {
    const withLogo = renderMail(plan, { ...plainStyle, logo }).bodyHtml;
    expect(withLogo).toContain(
      '<img class="logo" src="https://fernandkiln.example/media/1/logo.png?format=500w" width="200" height="50" alt="Fern &amp; Kiln"',
    );
    expect(bodyHtml).not.toContain('<img');
    const preview = renderMail(plan, { ...plainStyle, logo }, { pictureOrigin: '' }).bodyHtml;
    expect(preview).toContain('src="/media/1/logo.png?format=500w"');
  });

  it('ends with the words of the shop, or its address', () => {
    expect(bodyHtml).toContain('>Fern &amp; Kiln<br>12 Kiln Lane</p>');
    const { bodyText, bodyHtml: html } = renderMail(plan, { ...plainStyle, footer: 'VAT 1\n\n <i>2</i> ' });
    expect(bodyText.endsWith('Fern & Kiln\nVAT 1\n<i>2</i>\n')).toBe(true);
    expect(html).toContain('>Fern &amp; Kiln<br>VAT 1<br>&lt;i&gt;2&lt;/i&gt;</p>');
  });
});

describe('the words of a shop', () => {
  it('take the place of ours, with values and links in them', () => {
    const mail = renderMail(
      plan,
      words({ subject: 'Back: {product}', intro: 'Hi <i>!\nSee https://a.example/?a=1&b=2.\n\nBye {shop}' }),
    );
    expect(mail.subject).toBe('Back: Mug <b>');
    expect(mail.bodyHtml).toContain(
      'Hi &lt;i&gt;!<br>See <a class="link" href="https://a.example/?a=1&amp;b=2"',
    );
    expect(mail.bodyHtml).toContain('Bye Fern &amp; Kiln');
    expect(mail.bodyText).toContain('Hi <i>!\nSee https://a.example/?a=1&b=2.\n\nBye Fern & Kiln');
    // What it has not written is ours.
    expect(mail.bodyText).toContain('Mug <b> is back');
    expect(mail.bodyText).toContain('Questions? Write to hello@fernandkiln.example.');
  });

  it('never put a line into the header', () => {
    const sneaky = {
      ...plan,
      words: occasionWords('restock', 'back', { product: 'Mug\r\nBcc: a@b.example' }),
    };
    expect(renderMail(sneaky).subject).toBe('Mug Bcc: a@b.example is back in stock');
  });

  it('are the same in the plain text, in the same order', () => {
    const { bodyText } = renderMail(plan, words({ closing: 'See you.' }));
    const parts = [
      'Mug <b> is back',
      'You asked',
      'A <detail>',
      'AB<12',
      'See <it>:',
      'Mug  $34.00',
      'See you.',
      'Unsubscribe:',
    ];
    const places = parts.map((part) => bodyText.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});
