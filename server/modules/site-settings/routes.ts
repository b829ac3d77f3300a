import * as branding from '@vitrine/contracts/branding.ts';
import * as legal from '@vitrine/contracts/legal-pages.ts';
import * as popups from '@vitrine/contracts/popup.ts';
import * as calls from '@vitrine/contracts/site-settings.ts';
import * as siteWords from '@vitrine/contracts/site-words.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { changeBranding, viewBranding } from './branding.ts';
import { changeLegalAnswers, viewLegalPages, writeLegalPage } from './legal-pages.ts';
import { addNotFoundPage } from './not-found-page.ts';
import { changePopup, viewPopup } from './popup.ts';
import { changeSiteWords, viewSiteWords } from './site-words.ts';
import { changeSite, viewSite } from './site.ts';

/** The owner's settings of the site. */
export const siteSettingsRoutes: readonly Route[] = [
  route(calls.getSiteSettings, {
    handler: async ({ platform, site }) => ok(await viewSite(platform, site.websiteId)),
  }),
  route(calls.putSiteSettings, {
    handler: ({ platform, site, body }) => changeSite(platform, site.websiteId, body),
  }),
  route(calls.makeNotFoundPage, {
    handler: ({ platform, site, owner }) => addNotFoundPage(platform, site, owner.accountId),
  }),
  route(popups.getPopup, {
    handler: async ({ platform, site }) => ok(await viewPopup(platform, site.websiteId)),
  }),
  route(popups.putPopup, {
    handler: ({ platform, site, body }) => changePopup(platform, site.websiteId, body),
  }),
  route(legal.getLegalPages, {
    handler: async ({ platform, site }) => ok(await viewLegalPages(platform, site)),
  }),
  route(legal.putLegalAnswers, {
    handler: ({ platform, site, body }) => changeLegalAnswers(platform, site, body),
  }),
  route(legal.writeLegalPage, {
    handler: ({ platform, site, owner, params, body }) =>
      writeLegalPage(platform, site, owner.accountId, { kind: params.kind, ...body }),
  }),
  route(siteWords.getSiteWords, {
    handler: async ({ platform, site }) => ok(await viewSiteWords(platform, site.websiteId)),
  }),
  route(siteWords.putSiteWords, {
    handler: ({ platform, site, body }) => changeSiteWords(platform, site.websiteId, body),
  }),
  route(branding.getBranding, {
    handler: async ({ platform, site }) => ok(await viewBranding(platform, site.websiteId)),
  }),
  route(branding.putLogo, {
    handler: ({ platform, site, body: { pictureId, nameIsLogo } }) =>
      changeBranding(platform, site.websiteId, { logoId: pictureId, nameIsLogo }),
  }),
  route(branding.putIcon, {
    handler: ({ platform, site, body }) =>
      changeBranding(platform, site.websiteId, { iconId: body.pictureId }),
  }),
  route(branding.putSocialPicture, {
    handler: ({ platform, site, body }) =>
      changeBranding(platform, site.websiteId, { socialId: body.pictureId }),
  }),
];
