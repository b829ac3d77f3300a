import * as text from '@vitrine/domain/text/en/mail-preview.ts';
import { unsubscribePath } from '../audience/index.ts';
import { type MailSamples, NO_TOKEN } from '../mail/index.ts';
import { letterMail } from './letter-mail.ts';
import { letterSiteOf } from './letter-site.ts';
import { ARCHIVE } from './paths.ts';

const run = (words: string) => ({
  text: words,
  isBold: false,
  isItalic: false,
  isUnderlined: false,
  isStruck: false,
  href: null,
});

export const letterMailSamples: MailSamples = {
  letter: (site) =>
    letterMail(
      letterSiteOf(site),
      {
        subject: text.letterSubject,
        previewText: '',
        parts: [
          {
            kind: 'text',
            blocks: [
              { kind: 'heading', runs: [run(text.letterHeading)], depth: 0, number: null },
              { kind: 'paragraph', runs: [run(text.letterText)], depth: 0, number: null },
            ],
          },
          { kind: 'button', label: text.letterButton, href: '/' },
        ],
      },
      {
        unsubscribeUrl: site.origin + unsubscribePath(NO_TOKEN),
        pageUrl: site.origin + ARCHIVE,
      },
    ),
};
