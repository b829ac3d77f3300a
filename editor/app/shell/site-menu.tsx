import { Menu, Text, UnstyledButton } from '@mantine/core';
import type { AccountWebsite } from '@vitrine/contracts/accounts.ts';
import { text } from '../../text/en.ts';
import { CheckIcon, ChevronDownIcon, ShopLogo } from '../../ui/icons.tsx';
import { useMe } from '../session.ts';
import styles from './site-menu.module.css';

/** The host of a site's address, as people know it. */
const hostOfSite = (address: string): string => address.replace(/^https?:\/\//, '');

/** The admin of another site. Its session is its own, so it may ask to sign in. */
export const adminOf = (site: AccountWebsite): string => `${site.address}/config`;

/** The name of the site; with more than one, a menu that leads to the others. */
export function SiteMenu() {
  const { website, websites } = useMe();
  if (websites.length <= 1) {
    return (
      <span className={styles['site']}>
        <span className={styles['mark']}>
          <ShopLogo size={26} />
        </span>
        <Text fw={600} size="sm" truncate>
          {website.title}
        </Text>
      </span>
    );
  }
  return (
    <Menu position="bottom-start" width={300}>
      <Menu.Target>
        <UnstyledButton
          className={`${styles['site']} ${styles['button']}`}
          aria-label={text.shell.switchSite(website.title)}
        >
          <span className={styles['mark']}>
            <ShopLogo size={26} />
          </span>
          <Text fw={600} size="sm" truncate>
            {website.title}
          </Text>
          <ChevronDownIcon size={16} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={styles['list'] ?? ''}>
        <Menu.Label>{text.shell.sites}</Menu.Label>
        {websites.map((site) => {
          const isHere = site.id === website.id;
          return (
            <Menu.Item
              key={site.id}
              component="a"
              href={isHere ? '/config' : adminOf(site)}
              {...(isHere ? { 'aria-current': true } : {})}
              rightSection={isHere ? <CheckIcon size={16} /> : null}
            >
              <SiteLabel site={site} />
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

/** A site's title, address and the account's role there. */
export function SiteLabel({ site }: { site: AccountWebsite }) {
  return (
    <>
      <Text size="sm" fw={500} truncate>
        {site.title}
      </Text>
      <Text size="xs" c="dimmed" truncate>
        {hostOfSite(site.address)} · {text.shell.roles[site.role]}
      </Text>
    </>
  );
}
