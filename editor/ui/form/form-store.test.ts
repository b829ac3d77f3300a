import { CallFailure } from '@vitrine/contracts/client.ts';
import { describe, expect, it } from 'vitest';
import { FormStore, type FormCalls } from './form-store.ts';

interface Stored {
  readonly revision: number;
  readonly name: string;
  readonly mail: string;
  readonly rows: readonly { readonly id: string; readonly price: string }[];
}
type Values = Omit<Stored, 'revision'>;
const first: Stored = { revision: 1, name: 'Shop', mail: 'a@b.c', rows: [{ id: 'r1', price: '5' }] };
const valuesOf = ({ name, mail, rows }: Stored): Values => ({ name, mail, rows });
const stale = () => new CallFailure('STALE_REVISION', 409, 'Stale.');

/** A form whose server holds `server.now`, as `send` and `load` do. */
function aForm(server: { now: Stored }, calls: Partial<FormCalls<Stored, Values, Stored>> = {}) {
  return new FormStore<Stored, Values, Stored>(first, {
    valuesOf,
    read: (values, { revision }) => ({ ok: true, body: { ...values, revision } }),
    send: async (body) => {
      if (body.revision !== server.now.revision) throw stale();
      server.now = { ...body, revision: body.revision + 1 };
      return server.now;
    },
    load: async () => server.now,
    ...calls,
  });
}

/** As the server does: a new row has an id of the server's. */
const renamed = (values: Values): Values => ({
  ...values,
  rows: values.rows.map((row) => (row.id === 'new' ? { ...row, id: 'r2' } : row)),
});

describe('a form', () => {
  it('is changed while a value differs from the stored one', () => {
    const form = aForm({ now: first });
    form.update('name', () => 'Mine');
    expect(form.isChanged).toBe(true);
    form.update('name', () => 'Shop');
    expect(form.isChanged).toBe(false);
  });

  it('merges what somebody else has saved in other fields, and saves both', async () => {
    const server = { now: { ...first, revision: 2, mail: 'new@b.c' } };
    const form = aForm(server);
    form.update('name', () => 'Mine');
    expect(await form.save()).toBe(true);
    expect(server.now).toEqual({ ...first, revision: 3, name: 'Mine', mail: 'new@b.c' });
    expect(form.isChanged).toBe(false);
  });

  it('sends nothing over a field that both have changed until a value is chosen', async () => {
    const server = { now: { ...first, revision: 2, name: 'Theirs' } };
    const form = aForm(server);
    form.update('name', () => 'Mine');
    expect(await form.save()).toBe(false);
    const [conflict] = form.state().conflicts;
    if (conflict === undefined) throw new Error('no conflict');
    expect(conflict).toEqual({ name: 'name', mine: 'Mine', theirs: 'Theirs' });
    expect(await form.save()).toBe(false);
    expect(server.now.name).toBe('Theirs');
    form.choose(conflict, 'mine');
    expect(await form.save()).toBe(true);
    expect(server.now).toMatchObject({ revision: 3, name: 'Mine' });
  });

  it('takes the other value when it is chosen', async () => {
    const form = aForm({ now: { ...first, revision: 2, name: 'Theirs' } });
    form.update('name', () => 'Mine');
    await form.save();
    for (const conflict of form.state().conflicts) form.choose(conflict, 'theirs');
    expect(form.state().values.name).toBe('Theirs');
    expect(form.isChanged).toBe(false);
  });

  it('shows the server’s sentence beside the field, by the id of its row, until the field is changed', async () => {
    const form = aForm(
      { now: first },
      {
        send: () =>
          Promise.reject(
            new CallFailure('MALFORMED_REQUEST', 422, 'Check the fields.', {
              'rows.0.price': 'Too high.',
              name: 'Too long.',
            }),
          ),
      },
    );
    form.update('name', () => 'Mine');
    expect(await form.save()).toBe(false);
    expect(form.state()).toMatchObject({
      failure: 'Check the fields.',
      problems: { 'rows.r1.price': 'Too high.', name: 'Too long.' },
      refusals: 1,
    });
    form.update('rows.r1.price', () => '6');
    expect(form.state().problems).toEqual({ name: 'Too long.' });
  });

  it('keeps what was typed while a save is in flight', async () => {
    const server = { now: first };
    const form = aForm(server);
    form.update('name', () => 'First');
    const saving = form.save();
    form.update('name', () => 'Second');
    expect(await form.save()).toBe(false);
    expect(await saving).toBe(true);
    expect(form.state().values.name).toBe('Second');
    expect(form.isChanged).toBe(true);
  });

  it('keeps what was typed into a new row while the server gives it an id', async () => {
    const server = { now: first };
    const form = aForm(server, {
      send: async (body) => {
        server.now = { ...renamed(body), revision: body.revision + 1 };
        return server.now;
      },
      settled: renamed,
    });
    form.update('rows', (rows) => [...(rows as Values['rows']), { id: 'new', price: '7' }]);
    const saving = form.save();
    form.update('rows.new.price', () => '8');
    await saving;
    expect(form.state().values.rows).toEqual([
      { id: 'r1', price: '5' },
      { id: 'r2', price: '8' },
    ]);
  });

  it('restores a saved draft over newer values, and puts fields that both changed to the owner', () => {
    const form = aForm({ now: first });
    form.rebase({ ...first, revision: 2, name: 'Theirs', mail: 'new@b.c' });
    form.restore({ base: valuesOf(first), typed: { ...valuesOf(first), name: 'Kept', rows: [] } });
    expect(form.state().values).toEqual({ name: 'Kept', mail: 'new@b.c', rows: [] });
    expect(form.state().conflicts).toEqual([{ name: 'name', mine: 'Kept', theirs: 'Theirs' }]);
  });

  it('ignores an older record that is answered last', () => {
    const form = aForm({ now: first });
    form.rebase({ ...first, revision: 5, name: 'New' });
    form.rebase({ ...first, revision: 4 });
    expect(form.state().values.name).toBe('New');
  });
});
