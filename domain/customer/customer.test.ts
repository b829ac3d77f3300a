import { describe, expect, it } from 'vitest';
import { MAX_CUSTOMER_NOTES, MAX_CUSTOMER_TAGS, mergeProfiles, uniqueTags } from './customer.ts';

const june = { name: 'June Park', phone: '', notes: 'Likes moss.', tags: ['Wholesale'], taxExemption: null };
const other = {
  name: 'J. Park',
  phone: '555 0100',
  notes: 'Rings before noon.',
  tags: ['wholesale', 'local'],
  taxExemption: { reason: 'reseller' as const, number: 'NC 12' },
};

describe('uniqueTags', () => {
  it('keeps the first spelling of a tag, without spaces around it', () => {
    expect(uniqueTags([' VIP', 'vip', '', 'a  b', 'A b'])).toEqual(['VIP', 'a b']);
  });
});

describe('mergeProfiles', () => {
  it('keeps the name of the customer that stays, and takes what it lacks from the other', () => {
    expect(mergeProfiles(june, other)).toEqual({
      name: 'June Park',
      phone: '555 0100',
      notes: 'Likes moss.\n\nRings before noon.',
      tags: ['Wholesale', 'local'],
      taxExemption: { reason: 'reseller', number: 'NC 12' },
    });
  });

  it('does not repeat notes that are the same', () => {
    expect(mergeProfiles(june, { ...other, notes: ' Likes moss. ' }).notes).toBe('Likes moss.');
  });

  it('stays within the limits of notes and tags', () => {
    const many = Array.from({ length: MAX_CUSTOMER_TAGS }, (_, at) => `tag ${at}`);
    const long = 'n'.repeat(MAX_CUSTOMER_NOTES);
    const merged = mergeProfiles({ ...june, notes: long, tags: many }, other);
    expect(merged.notes).toHaveLength(MAX_CUSTOMER_NOTES);
    expect(merged.tags).toEqual(many);
  });
});
