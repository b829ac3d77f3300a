import { type SharedPage, shareLinks } from '@vitrine/domain/sharing/share-links.ts';
import * as text from '@vitrine/domain/text/en/sharing.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';

export interface ShareButtonsProps {
  /** Services by name, in the owner's order; none hides everything. spec: site-platform 9 */
  readonly options: readonly string[];
  readonly page: SharedPage;
}

/** Plain links that share a page; a script adds copying and the device's own way where there is one. */
export function ShareButtons({ options, page }: ShareButtonsProps): ReactNode {
  const links = shareLinks(options, page);
  if (links.length === 0) return null;
  return (
    <div className="share" data-share={page.url} data-title={page.title}>
      <span className="share__heading" aria-hidden="true">
        {text.shareHeading}
      </span>
      <ul className="share__list" aria-label={text.shareHeading}>
        {links.map(({ id, name, href }) => (
          <li key={id}>
            <a
              className="share__link"
              href={href}
              {...(id === 'email' ? {} : { target: '_blank', rel: 'nofollow noopener noreferrer' })}
            >
              <span className="visually-hidden">
                {id === 'email' ? text.shareByMail : fillText(text.shareOn, { service: name })}
              </span>
              <span aria-hidden="true">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
