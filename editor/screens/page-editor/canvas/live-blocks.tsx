import type { BlockData } from '@vitrine/blocks/block.ts';
import { inLocale } from '@vitrine/blocks/locale.ts';
import { describedBlock } from '@vitrine/blocks/block-list.ts';
import { BlockView, lacksPicture } from '@vitrine/blocks/block-view.tsx';
import type { PageBlock, PageSection } from '@vitrine/domain/page/page-document.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import { memo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useEditor } from '../use-editor.ts';
import type { BlockSource } from './block-source.ts';
import { hasNoText, isEmptyText } from './empty-text.ts';
import type { FrameDom } from './frame-dom.ts';
import { Placeholder } from './placeholder.tsx';

/**
 * The blocks that are rendered in the browser: those that were changed or added since the page was opened. The others
 * stay the server's HTML.
 */
export function LiveBlocks({ dom, source }: { readonly dom: FrameDom; readonly source: BlockSource }) {
  const ids = useSyncExternalStore(dom.onShown, dom.live);
  return [...ids].map((id) => <LiveBlock key={id} id={id} dom={dom} source={source} />);
}

function LiveBlock({
  id,
  dom,
  source,
}: {
  readonly id: string;
  readonly dom: FrameDom;
  readonly source: BlockSource;
}) {
  const section = useEditor(({ document }) =>
    document.sections.find(({ blocks }) => blocks.some((one) => one.id === id)),
  );
  const block = section?.blocks.find((one) => one.id === id);
  const isEditing = useEditor(({ editing }) => editing === id);
  const edits = useEditor(({ edited }) => edited.get(id) ?? 0);
  useSyncExternalStore(source.subscribe, source.version);
  if (block === undefined || section === undefined) return null;
  // What the server rendered is being edited: it stays until that is over.
  if (isEditing && dom.isServed(id)) return null;
  const shown = isEditing ? withWords(block) : block;
  // Text that was edited where it stands was changed by the browser: it is rendered again when that is over.
  return (
    <Kept
      key={edits}
      id={id}
      dom={dom}
      view={viewOf(shown, section, source)}
      isEditing={isEditing}
      hasText={withWords(shown) === shown}
    />
  );
}

interface KeptProps {
  readonly id: string;
  readonly dom: FrameDom;
  readonly view: ReactNode;
  readonly isEditing: boolean;
  /** Whether the view has words to edit, or the place for them. */
  readonly hasText: boolean;
}

/** Keeps what is shown while its text is edited, and while the code or data of what comes next is on its way. */
const Kept = memo(
  function Kept({ id, dom, view }: KeptProps) {
    return view === null ? null : <InWrapper id={id} dom={dom} view={view} />;
  },
  (before, after) => before.view !== null && ((after.isEditing && before.hasText) || after.view === null),
);

/** A block whose text is empty, with some, so that its view has the element in which the text is edited. */
function withWords(block: PageBlock): PageBlock {
  const name = describedBlock(block.type)?.inPlace?.name;
  const isEmpty = name !== undefined && isEmptyText(block.props[name]);
  return isEmpty ? { ...block, props: { ...block.props, [name]: 'x' } } : block;
}

/** What stands in a block's wrapper; null while code or data is on its way. */
export function viewOf(block: PageBlock, section: PageSection, source: BlockSource): ReactNode {
  const code = source.code(block.type);
  if (code === undefined) return null;
  const opened = code?.open(block.props);
  if (opened === undefined || !opened.ok || hasNoText(block)) return <Placeholder type={block.type} />;
  const needs = opened.block.needs(source.page);
  const data = source.data(needs);
  if (data === null) return null;
  const isGone = lacksPicture(needs, data);
  return <View block={block} section={section} data={data} ready={opened.block} isGone={isGone} />;
}

const View = memo(function View(props: {
  readonly block: PageBlock;
  readonly section: PageSection;
  readonly data: BlockData;
  readonly ready: Parameters<typeof BlockView>[0]['ready'];
  readonly isGone: boolean;
}) {
  const { isGone, ...shown } = props;
  return inLocale(
    localeOf(props.data.site.language),
    <BlockView {...shown} placeholder={<Placeholder type={props.block.type} isGone={isGone} />} />,
  );
});

function InWrapper({
  id,
  dom,
  view,
}: {
  readonly id: string;
  readonly dom: FrameDom;
  readonly view: ReactNode;
}) {
  // A portal appends: what the server rendered goes when the first view of the browser is there.
  const [wrapper] = useState(() => dom.emptyBlock(id));
  return wrapper === null ? null : createPortal(view, wrapper);
}
