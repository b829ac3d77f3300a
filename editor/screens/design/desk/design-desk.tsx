import type { DesignView } from '@vitrine/contracts/design.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useKeptFocus } from '../../../app/shell/use-kept-focus.ts';
import { design as words } from '../../../text/en-design.ts';
import { BottomSheet } from '../../../ui/bottom-sheet.tsx';
import { useDeskKeys } from '../../../ui/use-desk-keys.ts';
import { isHiddenByOwnCss } from '../../../ui/hidden-by-css.ts';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import type { SheetLevel } from '../../../ui/sheet-level.ts';
import { useSpeech } from '../../page-editor/speech.tsx';
import { useHeldFocus } from '../../page-editor/use-held-focus.ts';
import { useIsPhone } from '../../page-editor/use-is-phone.ts';
import { useNoticesAside } from '../../page-editor/use-notices-aside.ts';
import { DeskBar } from './desk-bar.tsx';
import { DeskFrame, type Width } from './desk-frame.tsx';
import { DeskNotices } from './desk-notices.tsx';
import { DeskPanel, groupOfKey, nameOfGroup, type OpenGroup } from './desk-panel.tsx';
import { LOGO, NAME_IS_LOGO, valuesOf } from './desk-values.ts';
import styles from './desk.module.css';
import { titleOfPath } from './page-chooser.tsx';
import { useDesk } from './use-desk.ts';
import { useLiveStyles } from './use-live-styles.ts';

/** An opened design: bar, the page, and the style guide at its side. */
export function DesignDesk({ opened }: { readonly opened: DesignView }) {
  const desk = useDesk(opened);
  const { view, values } = desk;
  const [parameters, setParameters] = useSearchParams();
  const path = parameters.get('page') ?? '/';
  const [pageTitle, setPageTitle] = useState('');
  const [width, setWidth] = useState<Width>('desktop');
  const [group, setGroup] = useState<OpenGroup>(null);
  const [level, setLevel] = useState<SheetLevel>('half');
  const [isWithoutCss, setWithoutCss] = useState(false);
  const [isHiddenByCss, setHiddenByCss] = useState(false);
  const { live, styles: shownStyles } = useLiveStyles(opened, values, isWithoutCss, (page) =>
    setHiddenByCss(!isWithoutCss && isHiddenByOwnCss(page)),
  );
  const isPhone = useIsPhone();
  const say = useSpeech();
  const main = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  useDocumentTitle(`${words.title} · ${view.title}`);
  useHeldFocus(main);
  useNoticesAside();
  const focusPanel = useCallback(() => {
    const field = panel.current?.querySelector<HTMLElement>('button, a[href]');
    (field ?? main.current)?.focus();
  }, []);
  useKeptFocus(focusPanel);

  const goTo = (to: string): void =>
    setParameters((now) => {
      const next = new URLSearchParams(now);
      next.set('page', to);
      return next;
    });
  const undo = (): void => {
    const label = desk.undo();
    if (label !== null) say(words.undone(label));
  };
  const redo = (): void => {
    const label = desk.redo();
    if (label !== null) say(words.redone(label));
  };
  const publish = async (): Promise<boolean> => {
    const isDone = await desk.publish();
    if (isDone) {
      say(words.published);
      forgetTheme();
    }
    return isDone;
  };
  /** The theme that was tried on is the site's own by now. */
  const forgetTheme = (): void =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        if (next.has('theme')) next.set('theme', view.theme);
        return next;
      },
      { replace: true },
    );
  const [firstProblem] = Object.keys(desk.problems);
  const [shownProblem, setShownProblem] = useState<string | undefined>();
  if (firstProblem !== shownProblem) {
    setShownProblem(firstProblem);
    if (firstProblem !== undefined) setGroup(groupOfKey(desk, firstProblem));
  }
  const onKeyDown = useDeskKeys({
    undo,
    redo,
    publish: () => {
      // A theme that is tried on is put on by its own button only.
      if (desk.changed.length > 0 && view.theme === view.current.name) void publish();
    },
  });

  const from = parameters.get('from') ?? '';
  const back = /^[\da-f-]{36}$/i.test(from)
    ? { to: `/pages/${from}`, label: words.backToPage }
    : { to: '/', label: words.back };
  const isLogoStored = values[LOGO] === valuesOf(view)[LOGO];
  const logo = values[LOGO] === '' || values[LOGO] === NAME_IS_LOGO ? 'none' : (values[LOGO] ?? 'none');
  const query = new URLSearchParams({ path, theme: view.theme, ...(isLogoStored ? {} : { logo }) });

  const openedPanel = (
    <aside ref={panel} className={styles['panel']} data-zone aria-label={words.panel}>
      <DeskPanel
        desk={desk}
        live={live}
        open={group}
        onOpen={setGroup}
        isWithoutCss={isWithoutCss}
        onWithoutCss={setWithoutCss}
      />
    </aside>
  );
  return (
    <div className={styles['desk']}>
      <DeskBar
        desk={desk}
        back={back}
        path={path}
        pageTitle={pageTitle === '' ? titleOfPath(path) : pageTitle}
        onPage={goTo}
        width={isPhone ? null : width}
        onWidth={setWidth}
        undo={undo}
        redo={redo}
        publish={() => void publish()}
        discard={() => {
          desk.discard();
          say(words.discarded);
        }}
      />
      <main ref={main} tabIndex={-1} className={styles['work']}>
        <section className={styles['stage']} data-zone aria-label={words.page}>
          <DeskNotices
            desk={desk}
            live={live}
            isWithoutCss={isWithoutCss}
            isHiddenByCss={isHiddenByCss}
            onWithoutCss={setWithoutCss}
            publish={() => void publish()}
            goBack={() =>
              setParameters((now) => {
                const next = new URLSearchParams(now);
                next.delete('theme');
                return next;
              })
            }
            again={() => shownStyles.again()}
            focus={focusPanel}
          />
          <DeskFrame
            address={`/api/admin/design/page?${query}`}
            path={path}
            title={words.frame(pageTitle === '' ? titleOfPath(path) : pageTitle, view.title)}
            width={isPhone ? null : width}
            onPage={(page) => {
              shownStyles.attach(page);
              setPageTitle(titleOf(page, path, view.siteTitle));
            }}
            onFollow={(to) => (to === null ? say(words.outsideLink) : goTo(to))}
            onKeyDown={onKeyDown}
          />
        </section>
        {isPhone ? (
          <BottomSheet name={nameOfGroup(group)} level={level} onLevel={setLevel}>
            {openedPanel}
          </BottomSheet>
        ) : (
          openedPanel
        )}
        <div id="menus" />
      </main>
      <LeaveGuard
        unsaved={desk.changed.length > 0}
        sentence={words.leaving}
        save={publish}
        discard={desk.discard}
      />
    </div>
  );
}

/** What the page is called, without the name of the site. */
function titleOf(page: Document, path: string, site: string): string {
  const named = titleOfPath(path);
  if (named !== path) return named;
  return page.title.replace(` — ${site}`, '').trim();
}
