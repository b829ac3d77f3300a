import { Button, Skeleton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { BrandingView } from '@vitrine/contracts/branding.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { client, sentenceOf, updateCache } from '../../app/client.ts';
import { text as shared } from '../../text/en.ts';
import { branding as text } from '../../text/en-site-settings.ts';
import { PictureIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { showUndo } from '../../ui/show-undo.tsx';
import styles from './branding-card.module.css';
import { PictureSlot } from './picture-slot.tsx';

const KEY = ['branding'];

interface Logo {
  readonly pictureId: string | null;
  readonly nameIsLogo: boolean;
}

const logoOf = ({ logo, nameIsLogo }: BrandingView): Logo => ({ pictureId: logo?.id ?? null, nameIsLogo });

async function putLogo(body: Logo): Promise<void> {
  const now = await client.call('PUT', '/api/admin/branding/logo', { body });
  updateCache<BrandingView>(KEY, () => now);
}

async function putIcon(pictureId: string | null): Promise<void> {
  const now = await client.call('PUT', '/api/admin/branding/icon', { body: { pictureId } });
  updateCache<BrandingView>(KEY, () => now);
}

async function putSocial(pictureId: string | null): Promise<void> {
  const now = await client.call('PUT', '/api/admin/branding/social-picture', { body: { pictureId } });
  updateCache<BrandingView>(KEY, () => now);
}

async function takeBack(undo: () => Promise<void>): Promise<void> {
  try {
    await undo();
  } catch (error) {
    notifications.show({ color: 'red', message: sentenceOf(error) });
  }
}

export const useBranding = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => client.call('GET', '/api/admin/branding', {}, signal),
  });

/** Logo, icon and social picture of the website. Each is saved at once, and can be taken back. `name`: as it is typed now. */
export function BrandingCard({ name }: { name: string }) {
  const id = useId();
  const branding = useBranding();
  return (
    <section className={`${screen['sheet']} ${screen['card']}`} aria-labelledby={id}>
      <h2 className={screen['cardTitle']} id={id}>
        {text.title}
      </h2>
      <p className={styles['lead']}>
        {text.limits} {text.lead}
      </p>
      {branding.data !== undefined ? (
        <Slots branding={branding.data} name={name} />
      ) : branding.isPending ? (
        <Skeleton height={180} radius="md" />
      ) : (
        <div role="alert" className={styles['failed']}>
          {text.failed} {sentenceOf(branding.error)}
          <Button variant="default" size="xs" onClick={() => void branding.refetch()}>
            {shared.app.tryAgain}
          </Button>
        </div>
      )}
    </section>
  );
}

function Slots({ branding, name }: { branding: BrandingView; name: string }) {
  const { icon, social } = branding;
  const setIcon = async (now: PictureView | null) => {
    const before = icon?.id ?? null;
    await putIcon(now?.id ?? null);
    const message = now === null ? text.icon.removed : text.icon.set;
    showUndo({ message, label: text.undo, undo: () => takeBack(() => putIcon(before)) });
  };
  const setSocial = async (now: PictureView | null) => {
    const before = social?.id ?? null;
    await putSocial(now?.id ?? null);
    const message = now === null ? text.social.removed : text.social.set;
    showUndo({ message, label: text.undo, undo: () => takeBack(() => putSocial(before)) });
  };
  return (
    <div className={styles['slots']}>
      <LogoSlot branding={branding} name={name} />
      <PictureSlot name="icon" picture={icon} text={text.icon} set={setIcon} note={null} other={null}>
        <span className={styles['tab']}>
          <img
            src={icon === null ? '/favicon.ico' : sized(icon)}
            width={16}
            height={16}
            alt={icon === null ? '' : text.icon.preview}
          />
          <span className={styles['tabName']}>{name}</span>
        </span>
      </PictureSlot>
      <PictureSlot
        name="social"
        picture={social}
        text={text.social}
        set={setSocial}
        note={social === null ? text.social.none : null}
        other={null}
      >
        {social === null ? (
          <PictureIcon size={28} />
        ) : (
          <img
            className={styles['social']}
            src={sized(social)}
            width={social.width}
            height={social.height}
            alt={text.social.preview}
          />
        )}
      </PictureSlot>
    </div>
  );
}

/** The logo, or the name where there is none. A change is saved at once, and can be taken back. */
export function LogoSlot({ branding, name }: { branding: BrandingView; name: string }) {
  const { logo, nameIsLogo } = branding;
  const setLogo = async (now: Logo, message: string) => {
    const before = logoOf(branding);
    await putLogo(now);
    showUndo({ message, label: text.undo, undo: () => takeBack(() => putLogo(before)) });
  };
  return (
    <PictureSlot
      name="logo"
      picture={logo}
      text={text.logo}
      set={(picture) =>
        setLogo(
          { pictureId: picture?.id ?? null, nameIsLogo: false },
          picture === null ? text.logo.removed : text.logo.set,
        )
      }
      note={logo === null && nameIsLogo ? text.logo.isName : null}
      other={
        logo === null && !nameIsLogo
          ? {
              label: text.logo.keepName,
              run: () => setLogo({ pictureId: null, nameIsLogo: true }, text.logo.named),
            }
          : null
      }
    >
      {logo === null ? (
        <span className={styles['name']}>{name}</span>
      ) : (
        <img
          className={styles['logo']}
          src={sized(logo)}
          width={logo.width}
          height={logo.height}
          alt={text.logo.preview}
        />
      )}
    </PictureSlot>
  );
}

/** Large enough for the previews; a drawing has one size only. */
const sized = ({ assetUrl }: PictureView): string => `${assetUrl}?format=500w`;
