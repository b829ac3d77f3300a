import { createHash } from 'node:crypto';
import { legalDocument } from '@vitrine/blocks/sections/legal-page.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/legal-pages.ts';
import type { LegalPages } from '@vitrine/contracts/legal-pages.ts';
import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import {
  draftLegalPage,
  type LegalAnswers,
  type LegalDraft,
  type LegalKind,
  legalKinds,
  legalPagesOf,
} from '@vitrine/domain/site/legal-pages.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import type { Platform } from '../../platform/platform.ts';
import { EVENT_DAYS } from '../analytics/index.ts';
import { addPage, findPageOf, readDraftDocument, replaceDraft } from '../content/index.ts';
import {
  changePart,
  changeSettings,
  readPart,
  type SettingsPart,
  type Site,
  type Website,
} from '../websites/index.ts';
import { findUsedServices } from './used-services.ts';

const answersPart: SettingsPart<LegalAnswers | null> = {
  read: ({ settings }) => legalPagesOf(settings).answers,
  write: ({ settings }, answers) => ({ settings: { legalPages: { ...legalPagesOf(settings), answers } } }),
};

/** What legal pages are written from, with what is known of the site until the form is answered, and the pages. */
export async function viewLegalPages(platform: Platform, site: Site): Promise<LegalPages> {
  const { websiteId } = site;
  const { revision, version, website, value } = await readPart(platform, websiteId, answersPart);
  const { provider, found } = await findUsedServices(platform, website);
  const { title, settings } = website;
  const answers: LegalAnswers = value ?? {
    name: title,
    address: settings.address,
    email: settings.contactEmail,
    phone: settings.contactPhone ?? '',
    register: [],
    country: '',
    provider,
    uses: found,
    returnDays: 14,
    returnCost: 'buyer',
  };
  const pages = await Promise.all(
    legalKinds.map(async (kind) => ({ kind, page: await viewPage(platform, website, kind) })),
  );
  const { address, register, uses, ...others } = answers;
  return {
    revision,
    version,
    ...others,
    address: [...address],
    register: [...register],
    uses: [...uses],
    isAnswered: value !== null,
    found: [...found],
    pages,
  };
}

async function viewPage(
  platform: Platform,
  website: Website,
  kind: LegalKind,
): Promise<LegalPages['pages'][number]['page']> {
  const { websiteId, settings } = website;
  const { pages, answers } = legalPagesOf(settings);
  const stored = pages[kind];
  if (stored === undefined) return null;
  const page = await findPageOf(platform.db, websiteId, stored.pageId);
  if (page === null) return null;
  const current = await readDraftDocument(platform, websiteId, page.id);
  const path = page.id === website.homeCollectionId || page.urlId === '' ? '/' : `/${page.urlId}`;
  const { legal } = commerceSettingsOf(settings);
  return {
    id: page.id,
    title: page.title,
    path,
    isPublished: page.enabled,
    isEdited: !current.ok || current.value === null || digestOf(current.value) !== stored.written,
    isOutdated:
      answers !== null &&
      digestOf(written(kind, answers, localeOf(settings.language)).document) !== stored.written,
    isInFooter: settings.footerNavigation.some(
      ({ collectionId, url }) => collectionId === page.id || url === path,
    ),
    isAtCheckout: kind === 'cookies' || kind === 'imprint' ? null : legal[kind] === path,
  };
}

/** Changes what legal pages are written from. */
export async function changeLegalAnswers(
  platform: Platform,
  site: Site,
  { version, ...answers }: LegalAnswers & { readonly version: string },
): Promise<Result<LegalPages, FailureOf<typeof calls.putLegalAnswers>>> {
  const changed = await changePart(platform, site.websiteId, answersPart, version, () =>
    ok({ value: answers }),
  );
  return changed.ok ? ok(await viewLegalPages(platform, site)) : changed;
}

/**
 * Writes a legal page as a draft: a page of its own at first, later the next draft of that page. Errors:
 * LEGAL_ANSWERS_MISSING until the form is answered; LEGAL_PAGE_EDITED where that would replace what the owner wrote,
 * without `replacesEdits`; PAGE_LOCKED while somebody has the page open in the editor.
 */
export async function writeLegalPage(
  platform: Platform,
  site: Site,
  accountId: string,
  { kind, replacesEdits }: { readonly kind: LegalKind; readonly replacesEdits: boolean },
): Promise<Result<LegalPages, FailureOf<typeof calls.writeLegalPage>>> {
  const { websiteId } = site;
  const { website } = await readPart(platform, websiteId, answersPart);
  const { answers, pages } = legalPagesOf(website.settings);
  if (answers === null) return fail('LEGAL_ANSWERS_MISSING');
  const { title, document } = written(kind, answers, localeOf(website.settings.language));
  const stored = pages[kind];
  const page = stored === undefined ? null : await findPageOf(platform.db, websiteId, stored.pageId);
  let pageId = '';
  if (stored === undefined || page === null) {
    const draft = { document, savedBy: accountId };
    const made = await addPage(platform, site, { title, parentId: null, draft });
    if (!made.ok) return made;
    pageId = made.value.id;
  } else {
    pageId = page.id;
    const replaced = await replaceDraft(platform, { websiteId, pageId }, accountId, (current) =>
      replacesEdits || digestOf(current) === stored.written ? ok(document) : fail('LEGAL_PAGE_EDITED'),
    );
    if (!replaced.ok) return replaced;
  }
  await changeSettings(platform, websiteId, (settings) => {
    const now = legalPagesOf(settings);
    return ok({
      legalPages: { ...now, pages: { ...now.pages, [kind]: { pageId, written: digestOf(document) } } },
    });
  });
  return ok(await viewLegalPages(platform, site));
}

function written(
  kind: LegalKind,
  answers: LegalAnswers,
  locale: Locale,
): { readonly title: LegalDraft['title']; readonly document: PageDocument } {
  const draft = draftLegalPage(kind, answers, { locale, analyticsDays: EVENT_DAYS });
  return { title: draft.title, document: legalDocument(draft) };
}

/** Identifies the words of a page, wherever its blocks were moved to and whatever the order of their keys. */
function digestOf({ sections }: PageDocument): string {
  const words = sections.map(({ blocks }) =>
    blocks.map(({ type, props }) => [type, props['text'] ?? null, props['html'] ?? null]),
  );
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 16);
}
