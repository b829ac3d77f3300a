import { createWebsite, findSite, type WebsiteSettings } from '@vitrine/server/modules/websites/index.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';
import { seedDemoSite } from '@vitrine/testing/demo-site/index.ts';

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

/** The website of a first start: the demo shop, or with VITRINE_DEMO=0 one with a name and nothing on it yet. */
export async function makeFirstSite(platform: Platform, hosts: readonly string[]): Promise<string> {
  if (platform.config.demo) return (await seedDemoSite(platform, { hosts })).websiteId;
  const made = await findSite(platform, hosts[0] ?? '');
  if (made !== null) return made.websiteId;
  return createWebsite(platform, { identifier: 'my-site', title: 'My site', settings: emptySettings, hosts });
}
