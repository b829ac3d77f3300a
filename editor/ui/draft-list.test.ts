import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { draftsToStore, readDrafts } from './draft-list.ts';

const schema = z.object({ title: z.string() });
const draft = (title: string) => ({ title });
const read = (text: string | null) => readDrafts(text, schema).map(({ title }) => title);

describe('the drafts of a record', () => {
  it('keep what is typed while an older one is still on offer, and both are offered, the newest first', () => {
    const first = draftsToStore(JSON.stringify(draft('Monday')), []);
    // Reloaded: the offer is passed over and something else is typed.
    const second = draftsToStore(JSON.stringify(draft('Tuesday')), readDrafts(first, schema));
    expect(read(second)).toEqual(['Tuesday', 'Monday']);
    // The newest is restored, so it is what is typed now, and the older one is still there.
    expect(
      read(draftsToStore(JSON.stringify(draft('Tuesday')), readDrafts(second, schema).slice(1))),
    ).toEqual(['Tuesday', 'Monday']);
  });

  it('are at most three, the oldest is dropped', () => {
    const onOffer = ['c', 'b', 'a'].map(draft);
    expect(read(draftsToStore(JSON.stringify(draft('d')), onOffer))).toEqual(['d', 'c', 'b']);
  });

  it('are nothing once all is saved and answered', () => {
    expect(draftsToStore(null, [])).toBeNull();
    expect(read(null)).toEqual([]);
  });

  it('leave out what is no draft of this form any more', () => {
    expect(read('[{"title":1},{"title":"kept"}]')).toEqual(['kept']);
    expect(read('{"title":"alone"}')).toEqual([]);
    expect(read('not JSON')).toEqual([]);
  });
});
