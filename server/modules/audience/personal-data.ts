import { sql } from 'drizzle-orm';
import { PERSONAL_ROWS, type PersonalDataSource } from '../customers/index.ts';
import { queueListChanges } from '../list-providers/index.ts';

/** Subscribers are deleted, with their lists, what they agreed to and what happened; an outside provider erases them too. */
export const audiencePersonalData: PersonalDataSource = {
  name: 'subscriptionsToLetters',
  read: async (db, { websiteId, emails }) => {
    const found =
      await db.execute(sql`select s.email, s.name, s.state, s.tags, s.source, s.language, s.created_on as "createdOn",
        s.confirmed_on as "confirmedOn", s.unsubscribed_on as "unsubscribedOn",
        coalesce((select json_agg(json_build_object('list', l.name, 'joinedOn', m.joined_on, 'confirmedOn', m.confirmed_on)
            order by m.joined_on)
          from list_members m join mailing_lists l on l.website_id = m.website_id and l.id = m.list_id
          where m.website_id = s.website_id and m.subscriber_id = s.id), '[]') as lists,
        coalesce((select json_agg(json_build_object('words', c.words, 'source', c.source, 'page', c.page,
            'language', c.language, 'givenOn', c.given_on) order by c.id)
          from (select * from consents c where c.website_id = s.website_id and c.subscriber_id = s.id
            order by c.id limit ${PERSONAL_ROWS}) c), '[]') as consents,
        coalesce((select json_agg(json_build_object('kind', e.kind, 'happenedOn', e.happened_on) order by e.id)
          from (select * from subscriber_events e where e.website_id = s.website_id and e.subscriber_id = s.id
            order by e.id limit ${PERSONAL_ROWS}) e), '[]') as events
      from subscribers s
      where s.website_id = ${websiteId} and s.email = any(${sql.param([...emails])}::text[])
      order by s.id limit ${PERSONAL_ROWS}`);
    return found.rows;
  },
  erase: async (tx, { websiteId, emails }) => {
    const found = await tx.execute<{ id: string; email: string }>(sql`delete from subscribers s
      where s.website_id = ${websiteId} and s.email = any(${sql.param([...emails])}::text[]) returning s.id, s.email`);
    const ids = sql.param(found.rows.map(({ id }) => id));
    const ofThem = sql`website_id = ${websiteId} and subscriber_id = any(${ids}::uuid[])`;
    await tx.execute(sql`delete from list_members where ${ofThem}`);
    await tx.execute(sql`delete from consents where ${ofThem}`);
    await tx.execute(sql`delete from subscriber_events where ${ofThem}`);
    await queueListChanges(
      tx,
      websiteId,
      found.rows.map(({ email }) => ({ email, erases: true })),
    );
  },
};
