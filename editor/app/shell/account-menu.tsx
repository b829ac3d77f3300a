import { Menu, Text, UnstyledButton } from '@mantine/core';
import { Link } from 'react-router';
import { text } from '../../text/en.ts';
import { CheckIcon, KeyboardIcon, LeaveIcon, OutsideIcon, PersonIcon } from '../../ui/icons.tsx';
import { screens } from '../screens.ts';
import { useMe } from '../session.ts';
import { signOut } from '../sign-out.ts';
import styles from './shell.module.css';
import { appearances, useAppearance } from './use-appearance.ts';

/** Who is signed in, the appearance, the keys, and the way out. */
export function AccountMenu(props: { onKeys: () => void }) {
  const { owner } = useMe();
  const [appearance, setAppearance] = useAppearance();
  return (
    <Menu position="bottom-end" width={248}>
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
        {screens
          .filter(({ group }) => group === 'account')
          .map((screen) => (
            <Menu.Item
              key={screen.path}
              component={Link}
              to={screen.path}
              leftSection={<screen.icon size={16} />}
            >
              {screen.name}
            </Menu.Item>
          ))}
        <Menu.Item component="a" href="/" target="_blank" leftSection={<OutsideIcon size={16} />}>
          {text.app.viewSite}
        </Menu.Item>
        <Menu.Item leftSection={<KeyboardIcon size={16} />} onClick={props.onKeys}>
          {text.shell.keyboard}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{text.shell.theme}</Menu.Label>
        {appearances.map(({ value, icon: AppearanceIcon }) => (
          <Menu.RadioItem
            key={value}
            value={value}
            checked={appearance === value}
            checkIcon={<CheckIcon size={15} />}
            rightSection={<AppearanceIcon size={16} />}
            closeMenuOnClick={false}
            onChange={() => setAppearance(value)}
          >
            {text.shell.themes[value]}
          </Menu.RadioItem>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<LeaveIcon size={16} />} onClick={() => void signOut()}>
          {text.app.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
