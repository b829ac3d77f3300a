import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { text } from '../../text/en.ts';
import { MenuIcon } from '../../ui/icons.tsx';
import { landingOf, screenAt } from '../screen.ts';
import { screens } from '../screens.ts';
import { MoreSheet } from './more-sheet.tsx';
import styles from './phone-bar.module.css';

/** The screens in reach of the thumb; all others are under More. */
const within: ReadonlySet<string> = new Set(['/', '/orders', '/products']);

/** The navigation on a phone, at the bottom. */
export function PhoneBar() {
  const [opened, setOpened] = useState(false);
  const { pathname } = useLocation();
  const current = screenAt(screens, pathname);
  const isElsewhere = current !== undefined && !within.has(current.path);
  return (
    <>
      <nav className={styles['bar']} aria-label={text.app.screens}>
        {screens
          .filter(({ path }) => within.has(path))
          .map((screen) => (
            <NavLink
              key={screen.path}
              to={landingOf(screen)}
              end={screen.path === '/'}
              className={styles['entry'] ?? ''}
              data-nav="icon"
            >
              <screen.icon size={22} />
              <span>{screen.name}</span>
              {screen.badge !== undefined && <screen.badge />}
            </NavLink>
          ))}
        <UnstyledButton
          className={styles['entry']}
          aria-haspopup="dialog"
          aria-expanded={opened}
          data-here={isElsewhere}
          onClick={() => setOpened(true)}
        >
          <MenuIcon size={22} />
          <span>{text.shell.more}</span>
        </UnstyledButton>
      </nav>
      <MoreSheet opened={opened} close={() => setOpened(false)} />
    </>
  );
}
