import { openJournal } from '@vitrine/testing/open-journal.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { expect, it } from 'vitest';
import { updateSettings } from '../websites/index.ts';

const journal = openJournal('locale.test');

it.each([
  ['de-DE', /\d{1,2}\. \p{L}+ \d{4}<\/time>/u, 'Kommentar schreiben', 'Kommentar senden'],
  ['fr', /\d{1,2} \p{L}+ \d{4}<\/time>/u, 'Laisser un commentaire', 'Publier le commentaire'],
  ['es', /\d{1,2} de \p{L}+ de \d{4}<\/time>/u, 'Deje un comentario', 'Publicar comentario'],
])('a post of a site in %s has its date and comments in the language', async (language, date, ...words) => {
  await updateSettings(journal.platform, journal.shop.websiteId, {
    settings: { language },
  });
  await awaitNotifications(journal.platform);
  const body = await journal.pageOf();
  expect(body).toMatch(date);
  for (const word of words) expect(body).toContain(word);
  expect(body).not.toMatch(/Leave a comment|>Post comment|>By /);
});
