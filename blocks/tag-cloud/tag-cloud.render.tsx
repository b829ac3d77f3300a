import { plural } from '@vitrine/domain/text/locale.ts';
import { blocksText } from '@vitrine/domain/text/blocks.ts';
import { useLocale } from '../locale.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { groupQueryKey, type BlockRenderProps } from '../block.ts';
import type { TagCloudProps } from './tag-cloud.schema.ts';
import { weigh } from './weigh.ts';

export function TagCloudBlock({ props, data }: BlockRenderProps<TagCloudProps>) {
  const locale = useLocale();
  const text = blocksText(locale);
  const found = data.groups?.get(groupQueryKey(props)) ?? [];
  if (found.length === 0) return null;
  const { compare } = new Intl.Collator(data.site.language, { numeric: true });
  const groups = found
    .toSorted((a, b) => b.count - a.count || compare(a.name, b.name))
    .slice(0, props.limit)
    .toSorted((a, b) => compare(a.name, b.name));
  const weights = weigh(groups.map(({ count }) => count));
  return (
    <ul className="tag-cloud">
      {groups.map(({ name, url, count }, at) => (
        <li key={name}>
          <a href={url} data-weight={weights[at]}>
            {name}
            <span className="visually-hidden">
              , {fillText(plural(locale, count, text.itemsInGroup), { n: count })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
