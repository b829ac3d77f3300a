import { Button, Kbd, Menu, Text, UnstyledButton } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { text } from '../text/en.ts';
import { LeaveIcon, OutsideIcon, PersonIcon, SearchIcon, ShopLogo } from '../ui/icons.tsx';
import { isMac } from '../ui/is-mac.ts';
import { openPalette, Palette } from './palette.tsx';
import { screens } from './screens.ts';
import { useMe } from './session.ts';
import { SessionEnded } from './session-ended.tsx';
import styles from './shell.module.css';
import { signOut } from './sign-out.ts';

/** Layout around every screen: navigation, the shop's name, search, account menu. */
export function Shell() {
  const { website } = useMe();
  const navigation = useNavigation();
  const content = useRef<HTMLElement>(null);
  useDocumentTitle(`${useScreenName()} · ${website.title}`);
  useFocusOnNewScreen(content);

  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#content" onClick={() => content.current?.focus()}>
        {text.app.skip}
      </a>
      <header className={styles['bar']}>
        <span className={styles['mark']}>
          <ShopLogo size={26} />
        </span>
        <Text fw={600} size="sm" truncate className={styles['name']}>
          {website.title}
        </Text>
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
          <AccountMenu />
        </div>
      </header>
      <nav className={styles['rail']} aria-label={text.app.screens}>
        {screens.map((screen) => (
          <NavLink key={screen.path} to={screen.path} className={styles['screen'] ?? ''}>
            <screen.icon size={22} />
            <span>{screen.name}</span>
            {screen.badge !== undefined && <screen.badge />}
          </NavLink>
        ))}
      </nav>
      <main
        id="content"
        ref={content}
        tabIndex={-1}
        className={styles['content']}
        data-busy={navigation.state !== 'idle'}
      >
        <Outlet />
      </main>
      <Palette />
      <SessionEnded />
      <ScrollRestoration />
    </div>
  );
}

function AccountMenu() {
  const { owner } = useMe();
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={styles['account']} aria-label={text.app.account}>
          <PersonIcon size={20} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles['who']}>
          <Text size="sm" fw={600} truncate>
            {owner.name}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {owner.email}
          </Text>
        </div>
        <Menu.Divider />
        <Menu.Item component="a" href="/" target="_blank" leftSection={<OutsideIcon size={16} />}>
          {text.app.viewSite}
        </Menu.Item>
        <Menu.Item leftSection={<LeaveIcon size={16} />} onClick={() => void signOut()}>
          {text.app.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function useScreenName(): string {
  const { pathname } = useLocation();
  return screens.find((screen) => pathname.startsWith(screen.path))?.name ?? text.app.orders;
}

/** Moves the focus to the start of a screen after navigation, for keyboard and screen readers. */
function useFocusOnNewScreen(content: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
}
