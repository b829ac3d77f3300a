import { describe, expect, it } from 'vitest';
import { siteFormFaults } from './form-question-faults.ts';
import { formSettingsFaults } from './form-settings-faults.ts';
import { readyForms } from './ready-forms.ts';

describe('the forms to begin with', () => {
  it('are ten, each with a key and a name of its own', () => {
    expect(readyForms).toHaveLength(10);
    expect(new Set(readyForms.map(({ key }) => key)).size).toBe(10);
    expect(new Set(readyForms.map(({ name }) => name)).size).toBe(10);
  });

  it.each(readyForms)('$name can be stored as it is', ({ name, fields, settings }) => {
    expect(siteFormFaults({ name, fields })).toEqual({});
    expect(formSettingsFaults(settings, fields)).toEqual({});
  });

  it.each(readyForms)('$name names in its subject only what it asks', ({ fields, settings }) => {
    const asked = new Set(['form', ...fields.map(({ id }) => id)]);
    const named = [...settings.mail.subject.matchAll(/\{([\w-]+)\}/g)].map(([, id = '']) => id);
    expect(named.filter((id) => !asked.has(id))).toEqual([]);
  });
});
