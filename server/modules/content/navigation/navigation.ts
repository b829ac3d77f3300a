import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type {
  Navigation,
  NavigationChange,
  NavigationEntry,
  putNavigation,
} from '@vitrine/contracts/navigation.ts';
import { checkLink, readLink } from '@vitrine/domain/page/link-check.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { navigationProblems } from '@vitrine/domain/text/en/navigation.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { isId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { NavigationLink } from '../../../platform/website-settings.ts';
import { changePart, readPart, type SettingsPart, type Website } from '../../websites/index.ts';
import { pagePath } from '../pages-admin/listed-pages.ts';
import { selectNamedPages } from '../pages-admin/repository.ts';

interface Lists {
  readonly main: readonly NavigationLink[];
  readonly footer: readonly NavigationLink[];
}
const names = ['main', 'footer'] as const;

const lists: SettingsPart<Lists> = {
  read: ({ settings: { mainNavigation, footerNavigation } }) => ({
    main: mainNavigation,
    footer: footerNavigation,
  }),
  write: (_, { main, footer }) => ({ settings: { mainNavigation: main, footerNavigation: footer } }),
};

type NamedPage = Awaited<ReturnType<typeof selectNamedPages>>[number];

async function pagesOf(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedPage>> {
  const wanted = ids.filter(isId);
  if (wanted.length === 0) return new Map();
  return new Map((await selectNamedPages(db, websiteId, wanted)).map((page) => [page.id, page]));
}

function shownEntry(
  website: Website,
  { title: label, collectionId, url, newWindow = false }: NavigationLink,
  pages: ReadonlyMap<string, NamedPage>,
): NavigationEntry {
  if (url !== undefined) return { kind: 'link', label, url, newWindow };
  const page = pages.get(collectionId);
  return {
    kind: 'page',
    pageId: collectionId,
    label,
    title: page?.title ?? '',
    path: page === undefined ? '' : pagePath(website, page),
    state: page === undefined || page.isDeleted ? 'deleted' : page.enabled ? 'shown' : 'unpublished',
  };
}

/** Both navigations, as their owner sees them: also the entries that visitors do not get. */
export async function viewNavigation(platform: Platform, websiteId: string): Promise<Navigation> {
  const { revision, version, website, value } = await readPart(platform, websiteId, lists);
  const linked = [...value.main, ...value.footer].map(({ collectionId }) => collectionId);
  const pages = await pagesOf(platform.db, websiteId, linked);
  const shown = (entries: readonly NavigationLink[]) =>
    entries.map((entry) => shownEntry(website, entry, pages));
  return { revision, version, main: shown(value.main), footer: shown(value.footer) };
}

/**
 * Replaces both navigations. Errors: STALE_REVISION when they have changed since `version`; MALFORMED_REQUEST for a page
 * that is none of the website and for a link that leads nowhere. What is stored already is kept as it is, whatever it is:
 * an old entry does not stand in the way of another one.
 */
export async function changeNavigation(
  platform: Platform,
  websiteId: string,
  {
    version,
    ...wanted
  }: {
    readonly version: string;
    readonly main: NavigationChange;
    readonly footer: NavigationChange;
  },
): Promise<Result<Navigation, FailureOf<typeof putNavigation>>> {
  const changed = await changePart<Lists, 'MALFORMED_REQUEST'>(
    platform,
    websiteId,
    lists,
    version,
    async ({ settings: { mainNavigation, footerNavigation } }, tx) => {
      const stored = [...mainNavigation, ...footerNavigation];
      const linked = [...wanted.main, ...wanted.footer].flatMap((one) =>
        one.kind === 'page' ? [one.pageId] : [],
      );
      const pages = await pagesOf(tx, websiteId, linked);
      const fields: Record<string, string> = {};
      const listOf = (name: (typeof names)[number]): readonly NavigationLink[] =>
        wanted[name].map((entry, index): NavigationLink => {
          const { label: title } = entry;
          if (entry.kind === 'page') {
            const collectionId = entry.pageId;
            if (!pages.has(collectionId) && !stored.some((one) => one.collectionId === collectionId))
              fields[`${name}.${index}.pageId`] = navigationProblems.noPage;
            return { title, collectionId };
          }
          const { url, newWindow } = entry;
          const opened = newWindow ? { newWindow } : {};
          if (stored.some((one) => one.url === url)) return { title, collectionId: '', url, ...opened };
          const checked = checkLink(readLink(url));
          if (!checked.ok) fields[`${name}.${index}.url`] = checked.problem;
          return { title, collectionId: '', url: checked.ok ? checked.href : url, ...opened };
        });
      const value = { main: listOf('main'), footer: listOf('footer') };
      return Object.keys(fields).length > 0 ? fail('MALFORMED_REQUEST', { fields }) : ok({ value });
    },
  );
  return changed.ok ? ok(await viewNavigation(platform, websiteId)) : changed;
}
