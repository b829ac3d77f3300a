import { Button, UnstyledButton } from '@mantine/core';
import { describedBlock } from '@vitrine/blocks/block-list.ts';
import type { PageBlock, PageSection } from '@vitrine/domain/page/page-document.ts';
import type { ReactNode } from 'react';
import { pageColors as words } from '../../../text/en-page-colors.ts';
import { ownWords, typeName } from '../block-names.ts';
import type { BlockSource } from '../canvas/block-source.ts';
import { useSpeech } from '../speech.tsx';
import { useEditorStore } from '../use-editor.ts';
import styles from './contrast.module.css';
import { mendedCover, mendedGround, mendedText, shownRatio, worstText } from './judge-contrast.ts';
import type { MeasuredText } from './measure-contrast.ts';
import { useMeasured } from './use-measured.ts';

/** Blocks that a section's note names. */
const MAX_NAMED = 5;

/** Says when the text of a block is hard to read, and offers the nearest shade that is not. */
export function BlockContrast(props: {
  readonly block: PageBlock;
  readonly section: PageSection;
  readonly source: BlockSource;
}) {
  const { block, section, source } = props;
  const texts = useMeasured(section.id, block.id, source).get(block.id) ?? [];
  const change = useColorChange();
  const worst = worstText(texts);
  const shade = worst !== null && colorsItsText(block) ? mendedText(texts) : null;
  return (
    <Note>
      {worst !== null && <p>{words.block(shownRatio(worst.ratio), String(worst.needed))}</p>}
      {shade !== null && (
        <Shade
          color={shade}
          label={words.take(shade)}
          use={() =>
            change([{ kind: 'change-props', id: block.id, props: { color: shade } }], words.used(shade))
          }
        />
      )}
      <Cover section={section} texts={texts} />
    </Note>
  );
}

/** Names the blocks of a section that are hard to read on its background, and offers the nearest shade for that. */
export function SectionContrast(props: { readonly section: PageSection; readonly source: BlockSource }) {
  const { section, source } = props;
  const measured = useMeasured(section.id, null, source);
  const change = useColorChange();
  const store = useEditorStore();
  const failing = section.blocks.flatMap((block) => {
    const worst = worstText((measured.get(block.id) ?? []).filter(({ behind }) => behind !== 'block'));
    return worst === null ? [] : [{ block, worst }];
  });
  const texts = [...measured.values()].flat();
  const isPlain = section.background?.source === 'color';
  const shade = failing.length > 0 && isPlain ? mendedGround(texts) : null;
  return (
    <Note>
      {failing.length > 0 && (
        <>
          <p>{words.section}</p>
          <ul>
            {failing.slice(0, MAX_NAMED).map(({ block, worst }) => (
              <li key={block.id}>
                <UnstyledButton className={styles['link']} onClick={() => store.selectBlock(block.id)}>
                  {words.blockRatio(
                    words.named(typeName(block.type), ownWords(block)),
                    shownRatio(worst.ratio),
                    String(worst.needed),
                  )}
                </UnstyledButton>
              </li>
            ))}
            {failing.length > MAX_NAMED && <li>{words.moreBlocks(String(failing.length - MAX_NAMED))}</li>}
          </ul>
        </>
      )}
      {shade !== null && (
        <Shade
          color={shade}
          label={words.takeBehind(shade)}
          use={() =>
            change(
              [
                {
                  kind: 'change-section',
                  id: section.id,
                  look: { background: { source: 'color', color: shade } },
                },
              ],
              words.used(shade),
            )
          }
        />
      )}
      {failing.length > 0 && isPlain && shade === null && <p>{words.noShade}</p>}
      <Cover section={section} texts={texts} />
    </Note>
  );
}

/** Over a picture or video nothing can be measured: says so, and offers the cover with which any is dark or light enough. */
function Cover({
  section,
  texts,
}: {
  readonly section: PageSection;
  readonly texts: readonly MeasuredText[];
}) {
  const change = useColorChange();
  const { background } = section;
  if (background?.source !== 'upload' && background?.source !== 'video') return null;
  const percent = mendedCover(texts, background.strength);
  if (percent === null) return null;
  return (
    <>
      <p>
        {words.behind[background.source === 'video' ? 'video' : 'picture']} {words.cover(String(percent))}
      </p>
      <Button
        size="xs"
        variant="default"
        onClick={() =>
          change(
            [
              {
                kind: 'change-section',
                id: section.id,
                look: { background: { ...background, strength: percent } },
              },
            ],
            words.raised(String(percent)),
          )
        }
      >
        {words.raise(String(percent))}
      </Button>
    </>
  );
}

function Shade(props: { readonly color: string; readonly label: string; readonly use: () => void }) {
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<span className={styles['shade']} style={{ background: props.color }} />}
      onClick={props.use}
    >
      {props.label}
    </Button>
  );
}

/** Always there, so that what appears in it is spoken; empty it takes no place. */
function Note({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-live="polite" className={styles['note']}>
      {children}
    </div>
  );
}

/** Whether the color of the block is that of its text: that of a filled button is its fill, and of a line there is none. */
function colorsItsText({ type, props }: PageBlock): boolean {
  const isFilled = type === 'button' && (props['look'] ?? 'primary') === 'primary';
  return !isFilled && (describedBlock(type)?.design.some(({ kind }) => kind === 'color') ?? false);
}

/** Makes a change that a note offers one step, says what was done and keeps the focus in the panel. */
function useColorChange() {
  const store = useEditorStore();
  const say = useSpeech();
  return (operations: Parameters<typeof store.change>[0], done: string): void => {
    const panel = document.activeElement?.closest<HTMLElement>('aside');
    const refused = store.change(operations, { label: words.step });
    say(refused ?? done);
    // The button that was pressed is gone.
    panel?.focus({ preventScroll: true });
  };
}
