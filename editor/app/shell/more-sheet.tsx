import { Drawer, Text, UnstyledButton } from '@mantine/core';
import { NavLink } from 'react-router';
import { text } from '../../text/en.ts';
import { LeaveIcon, OutsideIcon } from '../../ui/icons.tsx';
import { useRecent } from '../recent.ts';
import { landingOf } from '../screen.ts';
import { screens } from '../screens.ts';
import { useMe } from '../session.ts';
import { signOut } from '../sign-out.ts';
import { AppearanceField } from './appearance-field.tsx';
import styles from './more-sheet.module.css';
import { adminOf, SiteLabel } from './site-menu.tsx';
import { useGroupedScreens } from './use-listed-screens.ts';

/** Recent entries on the sheet. */
const RECENT = 5;

/** Everything of the navigation, on a phone. */
export function MoreSheet({ opened, close }: { opened: boolean; close: () => void }) {
  const { owner, website, websites } = useMe();
  const recent = useRecent().filter(({ path }) => !screens.some((screen) => screen.path === path));
  const groups = [
    ...useGroupedScreens(),
    { group: 'account' as const, screens: screens.filter(({ group }) => group === 'account') },
  ];
  return (
    <Drawer
      opened={opened}
      onClose={close}
      position="bottom"
      size="85dvh"
      title={text.shell.moreTitle}
      closeButtonProps={{ 'aria-label': text.app.close, size: 44 }}
      classNames={{ content: styles['content'] ?? '', body: styles['body'] ?? '' }}
      attributes={{ header: { role: 'presentation' } }}
    >
      {groups
        .filter((entry) => entry.screens.length > 0)
        .map((entry) => (
          <section key={entry.group} className={styles['group']}>
            {entry.group !== 'home' && <h2>{text.shell.groups[entry.group]}</h2>}
            {entry.screens.map((screen) => (
              <NavLink
                key={screen.path}
                to={landingOf(screen)}
                end={screen.path === '/'}
                className={styles['entry'] ?? ''}
                onClick={close}
              >
                <screen.icon size={20} />
                <span>{screen.name}</span>
                {screen.badge !== undefined && <screen.badge />}
              </NavLink>
            ))}
          </section>
        ))}
      {recent.length > 0 && (
        <section className={styles['group']}>
          <h2>{text.shell.recent}</h2>
          {recent.slice(0, RECENT).map((entry) => (
            <NavLink key={entry.path} to={entry.path} className={styles['entry'] ?? ''} onClick={close}>
              <Text span truncate inherit>
                {entry.title}
              </Text>
            </NavLink>
          ))}
        </section>
      )}
      {websites.length > 1 && (
        <section className={styles['group']}>
          <h2>{text.shell.sites}</h2>
          {websites
            .filter(({ id }) => id !== website.id)
            .map((site) => (
              <a key={site.id} href={adminOf(site, website.id)} className={styles['entry']}>
                <span className={styles['site']}>
                  <SiteLabel site={site} />
                </span>
              </a>
            ))}
        </section>
      )}
      <section className={styles['group']}>
        <h2>{text.shell.theme}</h2>
        <AppearanceField size="md" />
      </section>
      <section className={styles['group']}>
        <h2>{owner.name}</h2>
        <a href="/" target="_blank" rel="noopener" className={styles['entry']}>
          <OutsideIcon size={20} />
          <span>{text.app.viewSite}</span>
        </a>
        <UnstyledButton className={styles['entry']} onClick={() => void signOut()}>
          <LeaveIcon size={20} />
          <span>{text.app.signOut}</span>
        </UnstyledButton>
      </section>
    </Drawer>
  );
}
