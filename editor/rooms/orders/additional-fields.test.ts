import { describe, expect, it } from 'vitest';
import { readAdditionalFields } from './additional-fields.ts';

describe('answers to a product’s questions', () => {
  it('are read from an object or a list', () => {
    expect(readAdditionalFields('{"Text":"HOME","Glaze":"Oat"}')).toEqual([
      { label: 'Text', value: 'HOME' },
      { label: 'Glaze', value: 'Oat' },
    ]);
    expect(readAdditionalFields('[{"label":"Text","value":"HOME"}]')).toEqual([
      { label: 'Text', value: 'HOME' },
    ]);
  });
  it('are none when none were asked', () => {
    expect(readAdditionalFields('')).toEqual([]);
  });
  it('are shown as they are when they cannot be read', () => {
    expect(readAdditionalFields('HOME, please')).toEqual([{ label: '', value: 'HOME, please' }]);
    expect(readAdditionalFields('null')).toEqual([{ label: '', value: '' }]);
  });
});
