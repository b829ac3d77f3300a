import type { ListedPage } from '@vitrine/contracts/pages.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';
import { PageIcon, PictureIcon, ProductsIcon } from '../../ui/icons.tsx';

/** What a page or list of a kind is drawn as. */
export function KindIcon({ kind, ...size }: IconSize & { kind: ListedPage['kind'] }) {
  switch (kind) {
    case 'page':
      return <PageIcon {...size} />;
    case 'products':
      return <ProductsIcon {...size} />;
    case 'gallery':
    case 'portfolio':
      return <PictureIcon {...size} />;
    case 'folder':
      return (
        <Icon {...size}>
          <path d="M3.5 6h6l2 2.5h9V19h-17z" />
        </Icon>
      );
    case 'index':
      return (
        <Icon {...size}>
          <path d="M5 3.5h14v17H5zM5 9.2h14M5 14.8h14" />
        </Icon>
      );
    default:
      return (
        <Icon {...size}>
          <path d="M4 5h4v4H4zM4 15h4v4H4zM11.5 6h8.5M11.5 9h5.5M11.5 16h8.5M11.5 19h5.5" />
        </Icon>
      );
  }
}
