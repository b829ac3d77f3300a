import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { WebsiteSettings } from '../../platform/website-settings.ts';

/** A website, as far as its mails depend on it; null where there is none. */
export async function findStyledWebsite(
  db: Queryable,
  websiteId: string,
): Promise<{ readonly websiteId: string; readonly settings: WebsiteSettings } | null> {
  const [row] = await runNamed<{ settings: WebsiteSettings }>(
    db,
    { name: 'mail-website', text: 'select settings from websites where website_id = $1' },
    [websiteId],
  );
  return row === undefined ? null : { websiteId, settings: row.settings };
}

/** A picture that mail programs show, which are no drawings; null for one that was deleted. */
export async function findMailPicture(
  db: Queryable,
  websiteId: string,
  id: string,
): Promise<{ readonly path: string; readonly width: number; readonly height: number } | null> {
  const [row] = await runNamed<{ path: string; width: number; height: number }>(
    db,
    {
      name: 'mail-picture',
      text: `select '/media/' || id || '/' || filename as path, width, height from assets
        where website_id = $1 and id = $2 and kind = 'picture' and content_type <> 'image/svg+xml'`,
    },
    [websiteId, id],
  );
  return row ?? null;
}
