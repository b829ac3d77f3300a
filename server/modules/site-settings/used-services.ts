import type { UsedService } from '@vitrine/domain/site/legal-pages.ts';
import { contentSettingsOf } from '@vitrine/domain/content/content-settings.ts';
import { letterSettingsOf } from '@vitrine/domain/letter/letter-settings.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { sql } from 'drizzle-orm';
import type { Platform } from '../../platform/platform.ts';
import { hasListProvider } from '../list-providers/index.ts';
import { providerOf } from '../payments/index.ts';
import type { Website } from '../websites/index.ts';

/** Blocks that load something of another site, once a visitor asks for it. */
const embedding = '@.type == "embed" || @.type == "video" || @.type == "map" || @.type == "audio"';

/** What a website uses that its visitors have to know of, as far as the product knows it itself. */
export async function findUsedServices(
  platform: Platform,
  { websiteId, settings }: Website,
): Promise<{ readonly provider: string; readonly found: readonly UsedService[] }> {
  const [taken, listProvider, { rows }] = await Promise.all([
    providerOf(platform, websiteId),
    hasListProvider(platform.db, websiteId),
    platform.db.execute<{ newsletter: boolean; embeds: boolean; products: boolean }>(sql`
      select coalesce(bool_or(document @? '$.sections[*].blocks[*] ? (@.type == "newsletter")'), false) as newsletter,
        coalesce(bool_or(document @? ${sql.raw(`'$.sections[*].blocks[*] ? (${embedding})'`)}), false) as embeds,
        coalesce(bool_or(kind = 'products'), false) as products
      from collections where website_id = ${websiteId} and deleted_on is null and enabled`),
  ]);
  const [pages = { newsletter: false, embeds: false, products: false }] = rows;
  const { captcha, adPixelUrl, restock } = commerceSettingsOf(settings);
  const { countsOpens, countsClicks } = letterSettingsOf(settings);
  const isPaid = taken.name !== 'none' && taken.name !== 'test';
  const is: Readonly<Record<UsedService, boolean>> = {
    orders: pages.products,
    payments: isPaid,
    // Always: it is part of the product.
    analytics: true,
    newsletter: pages.newsletter || restock.mailingListSignUpEnabled,
    listProvider,
    letterCounts: countsOpens || countsClicks,
    comments: contentSettingsOf(settings).commentsEnabled,
    captcha: captcha.siteKey !== '',
    embeds: pages.embeds,
    pixel: adPixelUrl !== null,
  };
  const found = (Object.keys(is) as UsedService[]).filter((service) => is[service]);
  return { provider: isPaid ? nameOf(taken.name) : '', found };
}

const nameOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
