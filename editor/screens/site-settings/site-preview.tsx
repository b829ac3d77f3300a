import { siteSettings as text } from '../../text/en-site-settings.ts';
import { ShareCard } from '../pages/share-card.tsx';
import styles from './site-settings.module.css';

/** The home page as a search result and as a shared link. */
export function SitePreview(props: { title: string; description: string; imageId: string | null }) {
  const { title, description, imageId } = props;
  const { host } = globalThis.location;
  return (
    <fieldset className={styles['preview']}>
      <legend>{text.about.preview}</legend>
      <div className={styles['pair']}>
        <figure className={styles['result']}>
          <figcaption>{text.about.search}</figcaption>
          <div className={styles['sheet']}>
            <p className={styles['host']}>{host}</p>
            <p className={styles['resultTitle']}>{title}</p>
            <p className={styles['resultWords']}>
              {description === '' ? text.about.noDescription : description}
            </p>
          </div>
        </figure>
        <div>
          <p className={styles['caption']}>{text.about.shared}</p>
          <ShareCard title={title} description={description} imageId={imageId} />
        </div>
      </div>
    </fieldset>
  );
}
