import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { openListProvider } from '@vitrine/testing/open-list-provider.ts';
import { aShop } from '@vitrine/testing/shop-fixture.ts';
import { describe, expect, it } from 'vitest';

const at = openListProvider('sent');
const { path, people, view, choose, begin, add, read, edit, signUp, send, member, runFor, waiting } = at;

describe('a subscriber', () => {
  it('is at the provider with name and tags, once confirmed here', async () => {
    await begin();
    await signUp('shy@example.com', true);
    await signUp('bold@example.com', false);
    await add('june@example.com', { name: 'June Alder', tags: ['Club', 'Kiln'] });
    expect(await waiting()).toBe(2);
    expect(await send()).toBe(2);
    expect(member('june@example.com')).toMatchObject({
      status: 'subscribed',
      firstName: 'June',
      lastName: 'Alder',
      tags: new Set(['Club', 'Kiln']),
    });
    expect(member('bold@example.com')).toMatchObject({ status: 'subscribed' });
    expect(member('shy@example.com')).toBeUndefined();
    expect(await view()).toMatchObject({ state: 'connected', waiting: 0, failure: null });
  });

  it('is asked by the provider where double opt-in is required', async () => {
    await begin({ doubleOptIn: true });
    await add('june@example.com');
    await send();
    expect(member('june@example.com')?.status).toBe('pending');
  });

  it('loses the tags there that were taken off here, and no others', async () => {
    await begin();
    const { id } = await add('june@example.com', { tags: ['Club', 'Kiln'] });
    await send();
    member('june@example.com')?.tags.add('Of the provider');
    await edit(id, { tags: ['Kiln', 'New'] });
    await edit(id, { name: 'June' });
    await send();
    expect(member('june@example.com')?.tags).toEqual(new Set(['Kiln', 'Of the provider', 'New']));
  });

  it('gets nothing from the provider any more after leaving here', async () => {
    await begin();
    const { id } = await add('june@example.com');
    await send();
    await at.owner.send('POST', `${people}/${id}/unsubscribe`);
    await send();
    expect(member('june@example.com')?.status).toBe('unsubscribed');
  });

  it('who has left at the provider stays so with a tag, and is asked there after a sign-up', async () => {
    await begin();
    const { id } = await add('june@example.com');
    await send();
    const june = member('june@example.com');
    if (june === undefined) throw new Error('not sent');
    june.status = 'unsubscribed';
    await edit(id, { tags: ['Club'] });
    await send();
    expect(june).toMatchObject({ status: 'unsubscribed', tags: new Set(['Club']) });
    await signUp('june@example.com', false);
    await send();
    expect(june.status).toBe('pending');
  });

  it('is erased there for good when erased here', async () => {
    await begin();
    const { id } = await add('june@example.com');
    await send();
    const erased = await at.owner.send('POST', `${people}/${id}/erase`);
    expect(erased.statusCode, erased.body).toBe(204);
    await send();
    expect(member('june@example.com')).toBeUndefined();
    expect(at.fake.asked.at(-1)?.path).toMatch(/\/actions\/delete-permanent$/);
    expect((await at.platform.db.$client.query('select from list_changes')).rowCount).toBe(0);
  });

  it('is erased at the list it was on, also after another one was chosen', async () => {
    await begin();
    const { id } = await add('june@example.com');
    await send();
    at.fake.addList('other', 'Other');
    await at.owner.send('POST', `${people}/${id}/erase`);
    await choose({ listId: 'other' });
    await send();
    expect(member('june@example.com')).toBeUndefined();
    expect(at.fake.lists.get('other')?.members.size).toBe(0);
    expect(await waiting()).toBe(0);
  });

  it('that comes back after it was erased is refused there, in its words, and is here', async () => {
    await begin();
    const { id } = await add('june@example.com');
    await send();
    await at.owner.send('POST', `${people}/${id}/erase`);
    await send();
    const again = await add('june@example.com');
    await runFor(2);
    expect((await view())?.refused).toMatchObject([{ email: 'june@example.com', isErasure: false }]);
    expect((await view())?.refused[0]?.words).toContain('permanently deleted');
    expect(await read(again.id)).toMatchObject({ state: 'active' });
  });

  it('that is changed with many others goes there too', async () => {
    await begin();
    const { id } = await add('june@example.com');
    await send();
    const answer = await at.owner.send('POST', '/api/admin/audience/bulk', {
      selection: { ids: [id] },
      change: { action: 'add-tag', tag: 'Club' },
    });
    expect(answer.statusCode, answer.body).toBe(202);
    await send();
    expect(member('june@example.com')?.tags).toEqual(new Set(['Club']));
  });

  it('is queued once, however often it changes, and only with its own website', async () => {
    await begin();
    const { id } = await add('june@example.com');
    await edit(id, { name: 'June' });
    await edit(id, { name: 'June Alder' });
    expect(await waiting()).toBe(1);
    const other = await aShop(at.platform, `other-${at.number}.test`);
    const stranger = await anOwner(at.app, at.platform, other, `stranger-${at.number}@example.com`);
    expect((await stranger.send('GET', path)).json()).toEqual({ connection: null });
  });

  it('that changes while it is sent is sent again', async () => {
    await begin();
    const { id } = await add('june@example.com', { name: 'June' });
    const sending = send();
    await edit(id, { name: 'June Alder' });
    await sending;
    await send();
    expect(member('june@example.com')?.lastName).toBe('Alder');
    expect(await waiting()).toBe(0);
  });
});
