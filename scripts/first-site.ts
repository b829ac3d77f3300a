import { createWebsite, type WebsiteSettings } from '@vitrine/server/modules/websites/index.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';

const emptySettings: WebsiteSettings = {
  theme: 'atelier',
  tagLine: '',
  description: '',
  language: 'en-US',
  timeZone: 'America/New_York',
  contactEmail: '',
  address: [],
  mainNavigation: [],
  footerNavigation: [],
  store: { currency: 'USD', deliveryOptions: [], taxRules: [], deliveryCountries: ['US'] },
};

/** The website of a first start without the demo shop: a name, and nothing on it yet. */
export async function makeEmptySite(platform: Platform, websiteId: string): Promise<void> {
  await createWebsite(platform, {
    websiteId,
    identifier: 'my-site',
    title: 'My site',
    settings: emptySettings,
    hosts: [],
  });
}
