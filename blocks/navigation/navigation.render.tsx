import type { BlockRenderProps, LinkedCollection } from '../block.ts';
import { linkAttributes } from '../link-attributes.ts';
import type { NavigationProps } from './navigation.schema.ts';

export function NavigationBlock({ props, data, blockId }: BlockRenderProps<NavigationProps>) {
  const { navigation, folderId, title, layout } = props;
  const { collections, navigations } = data.site;
  const pages = folderId === null ? [] : childrenOf(collections, folderId);
  const links = [
    ...(navigation === null ? [] : navigations[navigation]).map((link) => ({ ...link, description: '' })),
    ...pages.map(({ title: label, url, description }) => ({
      label,
      href: url,
      newWindow: false,
      description,
    })),
    ...props.links.map((link) => ({ ...link, description: '' })),
  ];
  if (links.length === 0) return null;
  const id = `links-${blockId}`;
  const folderTitle = folderId === null ? undefined : collections.get(folderId)?.title;
  return (
    <nav
      className="block-links"
      data-layout={layout}
      {...(title === '' ? { 'aria-label': folderTitle } : { 'aria-labelledby': id })}
    >
      {title === '' ? null : <h2 id={id}>{title}</h2>}
      <ul className="block-links__list">
        {links.map(({ label, href, newWindow, description }, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <a {...linkAttributes(href, newWindow)}>{label}</a>
            {layout === 'cards' && description !== '' ? <p className="card__text">{description}</p> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function childrenOf(
  collections: ReadonlyMap<string, LinkedCollection>,
  folderId: string,
): LinkedCollection[] {
  return [...collections.values()]
    .filter(({ parentId }) => parentId === folderId)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
}
