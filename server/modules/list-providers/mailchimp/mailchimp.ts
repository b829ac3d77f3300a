import { createHash } from 'node:crypto';
import { MAX_OUTSIDE_LISTS } from '@vitrine/contracts/list-providers.ts';
import { outsideStates, splitName } from '@vitrine/domain/list-provider/plan-member.ts';
import * as z from 'zod';
import type { Outside } from '../../../platform/http/guarded-fetch.ts';
import type { Asked, ListProvider, OutsideMember } from '../list-provider.ts';
import { askMailchimp, type MailchimpAccount, type MailchimpRequest } from './ask-mailchimp.ts';

const account = z.object({ account_id: z.string(), account_name: z.string() });
const lists = z.object({
  lists: z.array(
    z.object({
      id: z.string().min(1).max(100),
      name: z.string(),
      stats: z.object({ member_count: z.int().nonnegative() }).optional(),
    }),
  ),
});
const member = z.object({ status: z.enum(outsideStates) });

/** How Mailchimp names a member: the MD5 of the address in lower case. It is a name and protects nothing. */
const nameOf = (email: string): string => createHash('md5').update(email.toLowerCase()).digest('hex');

const pathOf = (listId: string, email: string): string =>
  `/lists/${encodeURIComponent(listId)}/members/${nameOf(email)}`;

/** The body of a member. Fields of the list that are required there and unknown here do not stop anybody. */
function bodyOf({ email, status, name, language }: OutsideMember): object {
  const { first, last } = splitName(name);
  return {
    email_address: email,
    // Of an address that was removed since it was looked up: it does not come back by this.
    status_if_new: status ?? 'unsubscribed',
    ...(status === null ? {} : { status }),
    ...(name.trim() === '' ? {} : { merge_fields: { FNAME: first, LNAME: last } }),
    ...(language === '' ? {} : { language: language.slice(0, 2).toLowerCase() }),
  };
}

/** Mailchimp as a provider of mailing lists: Marketing API 3.0. */
export function mailchimp(access: MailchimpAccount, outside: Outside, signal?: AbortSignal): ListProvider {
  const ask = (request: MailchimpRequest) => askMailchimp(access, request, outside, signal);
  const read = async <T>(request: MailchimpRequest, schema: z.ZodType<T>): Promise<Asked<T>> => {
    const answer = await ask(request);
    if (!answer.ok) return answer;
    const parsed = schema.safeParse(answer.value);
    return parsed.success
      ? { ok: true, value: parsed.data }
      : { ok: false, failure: { problem: 'unexpected', words: '' } };
  };
  const write = async (request: MailchimpRequest): Promise<Asked<null>> => {
    const answer = await ask(request);
    return answer.ok ? { ok: true, value: null } : answer;
  };
  return {
    account: async () => {
      const found = await read({ method: 'GET', path: '/?fields=account_id,account_name' }, account);
      if (!found.ok) return found;
      const { account_id: id, account_name: name } = found.value;
      return { ok: true, value: { id, name } };
    },
    lists: async () => {
      const fields = 'lists.id,lists.name,lists.stats.member_count';
      const path = `/lists?count=${MAX_OUTSIDE_LISTS}&fields=${fields}`;
      const found = await read({ method: 'GET', path }, lists);
      if (!found.ok) return found;
      const value = found.value.lists
        .slice(0, MAX_OUTSIDE_LISTS)
        .map(({ id, name, stats }) => ({ id, name, members: stats?.member_count ?? 0 }));
      return { ok: true, value };
    },
    stateOf: async (listId, email) => {
      const found = await read({ method: 'GET', path: `${pathOf(listId, email)}?fields=status` }, member);
      if (found.ok) return { ok: true, value: found.value.status };
      // A list that is gone shows itself when the address is put there.
      return found.failure.problem === 'list' ? { ok: true, value: null } : found;
    },
    put: (listId, put) =>
      write({
        method: 'PUT',
        path: `${pathOf(listId, put.email)}?skip_merge_validation=true`,
        body: bodyOf(put),
      }),
    tag: (listId, email, tags) =>
      write({
        method: 'POST',
        path: `${pathOf(listId, email)}/tags`,
        body: { tags: tags.map(({ name, isOn }) => ({ name, status: isOn ? 'active' : 'inactive' })) },
      }),
    erase: async (listId, email) => {
      const erased = await write({
        method: 'POST',
        path: `${pathOf(listId, email)}/actions/delete-permanent`,
      });
      // Whoever is not there needs no erasing.
      return !erased.ok && erased.failure.problem === 'list' ? { ok: true, value: null } : erased;
    },
  };
}
