import { blocksText } from '@vitrine/domain/text/blocks.ts';
import { useLocale } from '../locale.ts';
import { accountName, serviceName } from '@vitrine/domain/content/account-name.ts';
import type { BlockRenderProps } from '../block.ts';
import { ownColor } from '../own-color.ts';
import { hasIcon, SocialIcon } from './social-icons.tsx';
import type { SocialLinksProps } from './social-links.schema.ts';

export function SocialLinksBlock({ props, data }: BlockRenderProps<SocialLinksProps>) {
  const locale = useLocale();
  const text = blocksText(locale);
  const stored = props.accounts.length > 0 ? props.accounts : data.site.socialAccounts;
  const accounts = stored.filter(({ profileUrl }) => /^(?:https?:\/\/|mailto:)/iu.test(profileUrl));
  if (accounts.length === 0) return null;
  return (
    <div data-align={props.align}>
      <ul {...ownColor('social-links', props.color)} data-size={props.size} aria-label={text.ourAccounts}>
        {accounts.map((account) => {
          const { service, profileUrl } = account;
          const showsName = props.look !== 'icons' || !hasIcon(service);
          return (
            <li key={profileUrl}>
              <a className="social-links__link" href={profileUrl} rel="me noopener">
                {props.look === 'names' ? null : <SocialIcon service={service} />}
                <span className={showsName ? undefined : 'visually-hidden'}>
                  {serviceName(service, locale)}
                </span>
                <span className="visually-hidden">: {accountName(account)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
