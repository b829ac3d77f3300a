import { Button, Kbd, UnstyledButton } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { text } from '../../text/en.ts';
import { OutsideIcon, SearchIcon } from '../../ui/icons.tsx';
import { KnownPlaces } from '../../ui/known-places.ts';
import { isMac } from '../../ui/is-mac.ts';
import { isTyping } from '../../ui/screen-keys.ts';
import { openPalette, Palette } from '../palette/palette.tsx';
import { recentKey, rememberRecent } from '../recent.ts';
import { screenAt, settingPath } from '../screen.ts';
import { screens } from '../screens.ts';
import { useMe } from '../session.ts';
import { SessionEnded } from '../session-ended.tsx';
import { SiteGone } from '../site-gone.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ClosedSite, worksWhileClosed } from './closed-site.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { PhoneBar } from './phone-bar.tsx';
import styles from './shell.module.css';
import { Sidebar, useCollapsed } from './sidebar.tsx';
import { SiteMenu } from './site-menu.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useScreenHeading } from './use-screen-heading.ts';

const knownPlaces: ReadonlySet<string> = new Set(
  screens.flatMap((screen) => [
    ...[screen, ...(screen.sections ?? []), ...(screen.actions ?? [])].map(({ path }) => path),
    ...(screen.settings ?? []).map((setting) => settingPath(screen, setting)),
  ]),
);

/** Layout around every screen: navigation, the site's name, search, account menu. */
export function Shell() {
  const navigation = useNavigation();
  const content = useRef<HTMLElement>(null);
  const [collapsed, setCollapsed] = useCollapsed();
  const [keysShown, setKeysShown] = useKeysDialog();
  useNamedScreen(content);
  const { pathname } = useLocation();
  const isClosed = useMe().website.isClosed && !worksWhileClosed(pathname);

  return (
    <div className={styles['shell']} data-collapsed={collapsed}>
      <a className={styles['skip']} href="#content" onClick={() => content.current?.focus()}>
        {text.app.skip}
      </a>
      <header className={styles['bar']}>
        <SiteMenu />
        <UnstyledButton className={styles['search']} onClick={openPalette}>
          <SearchIcon size={16} />
          <span className={styles['searchText']}>{text.app.palette}</span>
          <span className={styles['searchShort']}>{text.app.paletteShort}</span>
          <Kbd size="xs" className={styles['keys']}>
            {isMac ? '⌘ K' : 'Ctrl K'}
          </Kbd>
        </UnstyledButton>
        <div className={styles['tools']}>
          <Button
            component="a"
            href="/"
            target="_blank"
            rel="noopener"
            variant="subtle"
            color="gray"
            size="compact-md"
            className={styles['viewSite'] ?? ''}
            rightSection={<OutsideIcon size={15} />}
          >
            {text.app.viewSite}
          </Button>
          <AccountMenu onKeys={() => setKeysShown(true)} />
        </div>
      </header>
      <Sidebar collapsed={collapsed} onCollapse={setCollapsed} />
      <main
        id="content"
        ref={content}
        tabIndex={-1}
        className={styles['content']}
        data-busy={navigation.state !== 'idle'}
      >
        <KnownPlaces value={knownPlaces}>{isClosed ? <ClosedSite /> : <Outlet />}</KnownPlaces>
        <div id="menus" />
      </main>
      <PhoneBar />
      <Palette onKeys={() => setKeysShown(true)} />
      <KeysDialog opened={keysShown} close={() => setKeysShown(false)} />
      <SessionEnded />
      <SiteGone />
      <ScrollRestoration />
    </div>
  );
}

/** Names the document after the screen's heading, and remembers the screen as opened. */
function useNamedScreen(content: React.RefObject<HTMLElement | null>): void {
  const { owner, website } = useMe();
  const { pathname } = useLocation();
  const heading = useScreenHeading(content);
  useKeptFocus();
  const screen = screenAt(screens, pathname);
  const names = [heading?.title, screen?.name, website.title].filter((name) => name !== undefined);
  useDocumentTitle([...new Set(names)].join(' · '));
  const key = recentKey(website.id, owner.accountId);
  const isList = screen?.path === pathname;
  const title = isList ? screen.name : (heading?.title ?? null);
  const isMissing = heading?.isMissing ?? false;
  const isKnown = screen !== undefined && heading !== null;
  useEffect(() => {
    if (isKnown) rememberRecent(key, pathname, isMissing ? null : title);
  }, [isKnown, key, pathname, title, isMissing]);
}

/** `?` opens the dialog of keys, except where people type. */
function useKeysDialog(): readonly [boolean, (shown: boolean) => void] {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      // A dialog above the screen keeps its own keys.
      if (document.querySelector('[role=dialog]') !== null) return;
      event.preventDefault();
      setShown(true);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return [shown, setShown];
}
