import type { PictureView } from '@vitrine/contracts/media.ts';
import { branding } from '../../../text/en-site-settings.ts';
import { design as words } from '../../../text/en-design.ts';
import { PictureSlot } from '../../site-settings/picture-slot.tsx';
import styles from './desk-panel.module.css';
import { ICON, LOGO, NAME_IS_LOGO } from './desk-values.ts';
import type { Desk } from './use-desk.ts';

/** Logo and icon, which are published with the rest. */
export function BrandGroup({ desk }: { readonly desk: Desk }) {
  const { values, view } = desk;
  const logo = desk.pictureOf(values[LOGO] ?? '');
  const icon = desk.pictureOf(values[ICON] ?? '');
  const isName = values[LOGO] === NAME_IS_LOGO;
  const set = (key: string, label: string) => (picture: PictureView | null) => {
    if (picture !== null) desk.knowPicture(picture);
    desk.set(key, picture?.id ?? '', label);
    desk.close();
    return Promise.resolve();
  };
  return (
    <section aria-labelledby="desk-group">
      <h2 className={styles['title']} id="desk-group">
        {words.brand}
      </h2>
      <p className={styles['hint']}>{branding.limits}</p>
      <div className={styles['slots']}>
        <PictureSlot
          name="logo"
          picture={logo}
          text={{ ...branding.logo, hint: words.logoHint }}
          set={set(LOGO, words.logo)}
          note={logo === null && isName ? branding.logo.isName : null}
          other={
            logo === null && !isName
              ? {
                  label: branding.logo.keepName,
                  run: () => {
                    desk.set(LOGO, NAME_IS_LOGO, words.logo);
                    return Promise.resolve();
                  },
                }
              : null
          }
        >
          {logo === null ? (
            <span className={styles['siteName']}>{view.siteTitle}</span>
          ) : (
            <img
              className={styles['logo']}
              src={sized(logo)}
              width={logo.width}
              height={logo.height}
              alt={branding.logo.preview}
            />
          )}
        </PictureSlot>
        <PictureSlot
          name="icon"
          picture={icon}
          text={{ ...branding.icon, hint: words.iconHint }}
          set={set(ICON, words.icon)}
          note={null}
          other={null}
        >
          <span className={styles['tab']}>
            <img
              src={icon === null ? '/favicon.ico' : sized(icon)}
              width={16}
              height={16}
              alt={icon === null ? '' : branding.icon.preview}
            />
            <span>{view.siteTitle}</span>
          </span>
        </PictureSlot>
      </div>
    </section>
  );
}

/** Large enough for the previews; a drawing has one size only. */
const sized = ({ assetUrl }: PictureView): string => `${assetUrl}?format=500w`;
