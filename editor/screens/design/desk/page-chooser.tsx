import { NOT_FOUND_PAGE, STYLE_GUIDE } from '@vitrine/contracts/design.ts';
import type { ListedPage } from '@vitrine/contracts/pages.ts';
import { design as words } from '../../../text/en-design.ts';
import { PageSelect } from '../../page-editor/panel/controls/page-select.tsx';
import { useSitePages } from '../../page-editor/panel/site-queries.ts';

/** A page that is no page of the tree, listed like one. */
const further = (path: string, title: string): ListedPage => ({
  id: path,
  kind: 'page',
  title,
  path,
  parentId: null,
  isHome: false,
  isPublished: true,
  status: 'published',
  publishOn: null,
  publishProblem: null,
  hasDraft: false,
  updatedOn: '',
  revision: 0,
});

const first = further(STYLE_GUIDE, words.pages.styleGuide);
const last = [
  further('/cart', words.pages.cart),
  further('/search', words.pages.search),
  further(NOT_FOUND_PAGE, words.pages.notFound),
];

/** All pages of the site and those that every site has, to be shown on the desk. */
export function PageChooser(props: {
  readonly path: string;
  /** The title of the page that is shown, for one that is in no list. */
  readonly title: string;
  readonly onPick: (path: string) => void;
}) {
  const { pages, failure } = useSitePages();
  const all = pages === undefined ? undefined : [first, ...pages, ...last];
  return (
    <PageSelect
      aria-label={words.page}
      allowDeselect={false}
      comboboxProps={{ width: 280, position: 'bottom-start' }}
      pages={all}
      failure={failure}
      valueOf={({ path }) => path}
      value={props.path}
      goneLabel={props.title}
      nothing={words.pageNothing}
      onPick={(path) => {
        if (path !== null) props.onPick(path);
      }}
    />
  );
}

/** What a page of the desk is called that has no title of its own. */
export const titleOfPath = (path: string): string =>
  [first, ...last].find((one) => one.path === path)?.title ?? path;
