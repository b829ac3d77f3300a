import type { NavigationItem, NavigationPage } from './host-data.ts';
import type { ContextObject } from '../formatters/item-context.ts';

const isAt = (url: string, path: string): boolean =>
  url === path || (url !== '/' && path.startsWith(`${url}/`));

/** Entries of a navigation for its template; empty if it is not one. `path` is the current page's. */
export function navigationContext(items: unknown, path: string): ContextObject[] {
  return Array.isArray(items) ? (items as readonly NavigationItem[]).map((item) => entry(item, path)) : [];
}

function entry(item: NavigationItem, path: string): ContextObject {
  if ('externalUrl' in item) {
    const { title, externalUrl: url, newWindow } = item;
    const externalLink = { title, url, newWindow };
    return {
      active: false,
      folderActive: false,
      title,
      navigationTitle: title,
      url,
      externalLink,
      items: [],
    };
  }
  const { title, url } = item;
  const children = item.items;
  const inFolder = children !== undefined && children.some((one) => 'url' in one && isAt(one.url, path));
  return {
    active: isAt(url, path),
    folderActive: inFolder,
    title,
    navigationTitle: title,
    url,
    collection: collectionOf(item),
    // Set on every entry: otherwise a template would resolve the name in the enclosing navigation.
    items: (children ?? []).map((child) => entry(child, path)),
  };
}

function collectionOf({
  title,
  url,
  collectionId,
  urlId,
  type,
  typeName,
  items,
}: NavigationPage): ContextObject {
  return {
    id: collectionId,
    title,
    navigationTitle: title,
    fullUrl: url,
    urlId,
    type,
    typeName,
    folder: items !== undefined,
    enabled: true,
  };
}

/** The folder of the current page, with its pages; null if it is in none. */
export function folderNavigationContext(navigations: unknown, path: string): ContextObject | null {
  if (typeof navigations !== 'object' || navigations === null) return null;
  for (const items of Object.values(navigations)) {
    if (!Array.isArray(items)) continue;
    for (const item of items as readonly NavigationItem[]) {
      if ('externalUrl' in item || item.items === undefined) continue;
      const folder = entry(item, path);
      if (folder['folderActive'] === true || folder['active'] === true)
        return { ...folder, collections: folder['items'] };
    }
  }
  return null;
}
