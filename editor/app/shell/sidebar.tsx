import { Tooltip, UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { NavLink } from 'react-router';
import { text } from '../../text/en.ts';
import { SidebarIcon } from '../../ui/icons.tsx';
import { landingOf, type Screen } from '../screen.ts';
import styles from './sidebar.module.css';
import { useGroupedScreens } from './use-listed-screens.ts';

/** Whether the sidebar shows icons alone; stored in this browser. */
export function useCollapsed(): readonly [boolean, (next: boolean) => void] {
  const [collapsed, setCollapsed] = useLocalStorage({
    key: 'vitrine-sidebar-collapsed',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  return [collapsed, setCollapsed];
}

/** The navigation on a desktop: all screens by group. */
export function Sidebar(props: { collapsed: boolean; onCollapse: (next: boolean) => void }) {
  const { collapsed } = props;
  const groups = useGroupedScreens();
  const label = collapsed ? text.shell.expand : text.shell.collapse;
  return (
    <nav className={styles['rail']} data-collapsed={collapsed} aria-label={text.app.screens}>
      <div className={styles['groups']}>
        {groups.map(({ group, screens }) => (
          <Group key={group} name={group === 'home' ? null : text.shell.groups[group]}>
            {screens.map((screen) => (
              <li key={screen.path}>
                <ScreenLink screen={screen} collapsed={collapsed} />
              </li>
            ))}
          </Group>
        ))}
      </div>
      <Tooltip label={label} position="right" disabled={!collapsed}>
        <UnstyledButton
          className={styles['collapse']}
          aria-expanded={!collapsed}
          aria-label={label}
          onClick={() => props.onCollapse(!collapsed)}
        >
          <SidebarIcon size={18} />
          <span className={styles['name']}>{text.shell.collapse}</span>
        </UnstyledButton>
      </Tooltip>
    </nav>
  );
}

function Group(props: { name: string | null; children: React.ReactNode }) {
  const id = `nav-${props.name ?? 'home'}`;
  return (
    <div className={styles['group']}>
      {props.name !== null && (
        <div className={styles['heading']} id={id}>
          <span>{props.name}</span>
        </div>
      )}
      <ul className={styles['list']} {...(props.name === null ? {} : { 'aria-labelledby': id })}>
        {props.children}
      </ul>
    </div>
  );
}

function ScreenLink({ screen, collapsed }: { screen: Screen; collapsed: boolean }) {
  return (
    <Tooltip label={screen.name} position="right" disabled={!collapsed}>
      <NavLink
        to={landingOf(screen)}
        end={screen.path === '/'}
        className={styles['screen'] ?? ''}
        {...(collapsed ? { 'data-nav': 'icon' } : {})}
      >
        <screen.icon size={18} />
        <span className={styles['name']}>{screen.name}</span>
        {screen.badge !== undefined && <screen.badge />}
      </NavLink>
    </Tooltip>
  );
}
