import { Button, CloseButton } from '@mantine/core';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { siteFrame as words } from '../../../text/en-site-frame.ts';
import { CallFailed, ListWaiting } from '../../../ui/call-state.tsx';
import { SaveAtOnceSign } from '../../../ui/save-state.tsx';
import { NavigationList } from '../../pages/navigation/navigation-list.tsx';
import { useNavigation } from '../../pages/navigation/use-navigation.ts';
import { LogoSlot, useBranding } from '../../site-settings/branding-card.tsx';
import type { BlockSource } from '../canvas/block-source.ts';
import type { FrameDom } from '../canvas/frame-dom.ts';
import type { ZoneName } from '../canvas/site-zones.ts';
import editor from '../page-editor.module.css';
import { useSitePages } from '../panel/site-queries.ts';
import { refreshFrame, siteBlocks } from './refresh-frame.ts';
import styles from './site-frame.module.css';
import { useSiteWords } from './use-site-words.ts';
import { WordField } from './word-field.tsx';

/**
 * What the theme's header shows, or a footer that takes no blocks: the words of the site, its logo, a navigation. All of
 * it is saved as its own screens save it, at once, and the frame shows it as soon as it is saved.
 */
export function SiteFramePanel({
  zone,
  close,
  canvas,
  source,
}: {
  readonly zone: ZoneName;
  readonly close: () => void;
  readonly canvas: RefObject<FrameDom | null>;
  readonly source: BlockSource;
}) {
  const siteWords = useSiteWords();
  const branding = useBranding();
  const navigation = useNavigation();
  const { pages, failure } = useSitePages();
  const panel = useRef<HTMLElement>(null);
  const stored = siteWords.query.data;
  const lists = navigation.lists;
  const name = zone === 'header' ? 'main' : 'footer';
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useRefreshedFrame([stored?.version, branding.data?.logo?.id ?? null, lists?.version], {
    isKnown: stored !== undefined && branding.data !== undefined && lists !== undefined,
    refresh: () => {
      void refreshFrame();
      canvas.current?.renderLive(siteBlocks);
      void source.refreshSite();
    },
  });
  const failed = [siteWords.query, branding, navigation.query].find(
    (query) => query.isError && query.data === undefined,
  );
  const status = [siteWords.status, navigation.status].includes('pending')
    ? 'pending'
    : siteWords.status === 'idle'
      ? navigation.status
      : siteWords.status;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from the fields in it
    <aside
      ref={panel}
      className={`${editor['inspector']} ${styles['panel']}`}
      data-zone
      data-site-panel
      aria-label={words.names[zone]}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close();
      }}
    >
      <div className={editor['inspectorHead']} data-kept>
        <h2>{words.names[zone]}</h2>
        <span className={styles['state']}>
          <SaveAtOnceSign status={status} />
          <CloseButton aria-label={words.close} onClick={close} />
        </span>
      </div>
      <p className={styles['lead']}>{words.lead}</p>
      {failed !== undefined ? (
        <CallFailed error={failed.error} again={() => void failed.refetch()} />
      ) : stored === undefined || lists === undefined || branding.data === undefined ? (
        <ListWaiting rows={4} />
      ) : (
        <>
          <div className={styles['words']}>
            <WordField
              name="title"
              value={stored.title}
              onSave={(value) => siteWords.save({ name: 'title', value })}
            />
            <WordField
              name="tagLine"
              value={stored.tagLine}
              hint={words.tagLineHint}
              onSave={(value) => siteWords.save({ name: 'tagLine', value })}
            />
            <WordField
              name="description"
              value={stored.description}
              hint={words.descriptionHint}
              onSave={(value) => siteWords.save({ name: 'description', value })}
            />
          </div>
          {zone === 'header' && (
            <div className={styles['logo']}>
              <LogoSlot branding={branding.data} name={stored.title} />
            </div>
          )}
          <div className={styles['navigation']}>
            <NavigationList
              name={name}
              navigation={navigation}
              rows={lists[name]}
              pages={pages}
              failure={failure}
            />
          </div>
          {zone === 'footer' && (
            <>
              <p className={styles['lead']}>{words.moreFooter}</p>
              <Button component={Link} to="/site" variant="default" size="xs">
                {words.siteSettings}
              </Button>
            </>
          )}
        </>
      )}
    </aside>
  );
}

/** Shows header, footer and the blocks that say the same again whenever one of these, once known, has changed. */
function useRefreshedFrame(
  parts: readonly unknown[],
  { isKnown, refresh }: { readonly isKnown: boolean; readonly refresh: () => void },
): void {
  const key = JSON.stringify(parts);
  const shown = useRef<string | null>(null);
  const again = useEffectEvent(refresh);
  useEffect(() => {
    if (!isKnown || shown.current === key) return;
    const isFirst = shown.current === null;
    shown.current = key;
    if (!isFirst) again();
  }, [key, isKnown]);
}
