import * as sending from '@vitrine/contracts/letter-sending.ts';
import * as calls from '@vitrine/contracts/letters.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { exportLetterRows, letterList } from './letter-list.ts';
import {
  changeLetter,
  countRecipients,
  createLetter,
  deleteLetter,
  duplicateLetter,
  restoreLetter,
  viewLetter,
} from './letters.ts';
import {
  cancelLetter,
  pauseLetter,
  publishLetter,
  resumeLetter,
  sendLetter,
  unscheduleLetter,
} from './sending.ts';
import { changeLetterSettings, viewLetterSettings } from './settings.ts';
import { drawLetter, previewLetter, testLetter } from './try-letter.ts';

/** So that a letter with too much in it is refused with a sentence. */
const LETTER_BYTES = 2 * 1024 * 1024;

/** The owner's letters. */
export const ownerRoutes: readonly Route[] = [
  route(calls.listLetters, {
    handler: ({ platform, site, query }) => letterList.page(platform, site, query),
  }),
  route(calls.countLetters, {
    handler: async ({ platform, site, query }) => ok(await letterList.count(platform, site, query)),
  }),
  route(calls.exportLetters, {
    handler: ({ platform, site, query, reply }) => exportLetterRows(platform, site, query, reply),
  }),
  route(calls.exportSelectedLetters, {
    handler: ({ platform, site, query, body, reply }) =>
      exportLetterRows(platform, site, { ...query, ...body }, reply),
  }),
  route(calls.createLetter, {
    handler: ({ platform, site, body }) => createLetter(platform, site, body),
  }),
  route(calls.previewLetter, {
    bodyLimit: LETTER_BYTES,
    handler: async ({ platform, site, body }) => ok(await previewLetter(platform, site, body)),
  }),
  route(sending.countRecipients, {
    handler: async ({ platform, site, body }) => ok(await countRecipients(platform, site, body)),
  }),
  route(sending.getLetterSettings, {
    handler: async ({ platform, site }) => ok(await viewLetterSettings(platform, site.websiteId)),
  }),
  route(sending.putLetterSettings, {
    handler: ({ platform, site, body }) => changeLetterSettings(platform, site.websiteId, body),
  }),
  route(calls.getLetter, {
    handler: ({ platform, site, params }) => viewLetter(platform, site, params.id),
  }),
  route(calls.drawLetter, {
    handler: ({ platform, site, params, query }) => drawLetter(platform, site, params.id, query.scheme),
  }),
  route(calls.changeLetter, {
    bodyLimit: LETTER_BYTES,
    handler: ({ platform, site, params, body }) => changeLetter(platform, site, params.id, body),
  }),
  route(calls.duplicateLetter, {
    handler: ({ platform, site, params }) => duplicateLetter(platform, site, params.id),
  }),
  route(calls.deleteLetter, {
    handler: ({ platform, site, params }) => deleteLetter(platform, site, params.id),
  }),
  route(calls.restoreLetter, {
    handler: ({ platform, site, params }) => restoreLetter(platform, site, params.id),
  }),
  route(sending.testLetter, {
    handler: ({ platform, site, owner, params }) => testLetter(platform, site, owner, params.id),
  }),
  route(sending.sendLetter, {
    handler: ({ platform, site, params, body }) => sendLetter(platform, site, params.id, body),
  }),
  route(sending.unscheduleLetter, {
    handler: ({ platform, site, params }) => unscheduleLetter(platform, site, params.id),
  }),
  route(sending.pauseLetter, {
    handler: ({ platform, site, params }) => pauseLetter(platform, site, params.id),
  }),
  route(sending.resumeLetter, {
    handler: ({ platform, site, params }) => resumeLetter(platform, site, params.id),
  }),
  route(sending.cancelLetter, {
    handler: ({ platform, site, params }) => cancelLetter(platform, site, params.id),
  }),
  route(sending.publishLetter, {
    handler: ({ platform, site, params, body }) => publishLetter(platform, site, params.id, body.isPublic),
  }),
];
