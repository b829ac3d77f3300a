import { Menu, Text, UnstyledButton } from '@mantine/core';
import type { AccountWebsite } from '@vitrine/contracts/accounts.ts';
import { Link } from 'react-router';
import { text } from '../../text/en.ts';
import { CheckIcon, ChevronDownIcon, ShopLogo } from '../../ui/icons.tsx';
import { useMe } from '../session.ts';
import { switchAddress } from '../switch-site.ts';
import styles from './site-menu.module.css';

/** The host of a site's address, as people know it. */
const hostOfSite = (address: string): string => address.replace(/^https?:\/\//, '');

/** The editor of another site, without signing in again. */
export const adminOf = (site: AccountWebsite, from: string): string => switchAddress(site.address, from);

/** The name of the site, and a menu that leads to the others and to what is done with whole sites. */
export function SiteMenu() {
  const { website, websites } = useMe();
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
              href={isHere ? '/config' : adminOf(site, website.id)}
              {...(isHere ? { 'aria-current': true } : {})}
              rightSection={isHere ? <CheckIcon size={16} /> : null}
            >
              <SiteLabel site={site} />
            </Menu.Item>
          );
        })}
        <Menu.Divider />
        <Menu.Item component={Link} to="/sites">
          {text.shell.allSites}
        </Menu.Item>
        <Menu.Item component={Link} to="/sites/new">
          {text.shell.newSite}
        </Menu.Item>
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
