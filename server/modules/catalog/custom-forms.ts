import type { CustomForm } from '@vitrine/domain/custom-form/custom-form.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';

const statement: NamedStatement = {
  name: 'custom-form-of-product',
  text: `select p.custom_form as "customForm" from products p
    join items i on i.website_id = p.website_id and i.id = p.item_id and i.status = 'published'
    where p.website_id = $1 and p.custom_form is not null
      and (p.item_id::text = $2 or p.custom_form->>'id' = $2)
    limit 1`,
};

/** The form of a published product, by the item's id or the form's own; null when there is none. */
export async function findCustomForm(
  db: Queryable,
  websiteId: string,
  id: string,
): Promise<CustomForm | null> {
  const rows = await runNamed<{ customForm: CustomForm }>(db, statement, [websiteId, id]);
  return rows[0]?.customForm ?? null;
}
