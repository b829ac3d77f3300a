import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import type { FastifyReply } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import type { Site } from '../../websites/index.ts';
import { renderPageType } from './page-types.ts';
import { sendSystemPage } from './send-system-page.ts';

/** Page type code of unsubscribing, whose template has a form: a message with one button. spec: site-platform 1 */
const PAGE_TYPE = 300;

/** What a page that the link of a mail opens says and offers. `formHtml`: `formTo` or `linkToShop`. */
export interface OneButtonPage {
  readonly title: string;
  readonly sentence: string;
  readonly formHtml: string;
}

/** A form of one button that posts to a path. */
export const formTo = (path: string, label: string): string =>
  `<form method="post" action="${escapeHtml(path)}" style="width:auto"><button class="button button--primary" type="submit">${escapeHtml(label)}</button></form>`;

export const linkToShop = (label: string): string => `<p><a href="/">${escapeHtml(label)}</a></p>`;

/** Sends a page that the secret link of a mail opens. */
export async function sendOneButtonPage(
  platform: Platform,
  site: Site,
  reply: FastifyReply,
  page: OneButtonPage,
  status: 200 | 404 | 422,
): Promise<FastifyReply> {
  const rendered = await renderPageType(platform, site, PAGE_TYPE, page);
  if (rendered === null) throw new Error('the theme has no page with one button');
  // The address is a secret: not for search engines, and not for the Referer of outgoing links.
  reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'same-origin');
  return sendSystemPage(reply, rendered, status);
}
