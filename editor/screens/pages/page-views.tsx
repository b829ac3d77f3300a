import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { pageViews as text } from '../../text/en-navigation.ts';
import { sharedSections } from '../../text/en-shared-sections.ts';
import styles from '../../ui/list/views.module.css';

const views = [
  ['/pages', text.tree],
  ['/pages/shared', sharedSections.title],
  ['/pages/navigation', text.navigation],
  ['/pages/redirects', text.redirects],
] as const;

/** The views of the screen Pages as tabs. */
export function PageViews() {
  const { pathname: address } = useLocation();
  const pathname = address.replace(/\/$/, '');
  const shown = useRef<HTMLLIElement>(null);
  // On a phone there are more tabs than fit. Each view is a screen of its own.
  useEffect(() => {
    // What it returns is none of the effect's: new browsers return a promise.
    shown.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <nav className={styles['views']} aria-label={text.label}>
      <ul className={styles['tabs']}>
        {views.map(([path, name]) => (
          <li
            key={path}
            ref={pathname === path ? shown : null}
            className={styles['tab']}
            data-shown={pathname === path}
          >
            <Link
              className={styles['link']}
              to={path}
              {...(pathname === path ? { 'aria-current': 'page' as const } : {})}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
