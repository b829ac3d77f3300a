import { expect, it } from 'vitest';
import { aBlock, aDocument, aSection } from './page-fixture.ts';
import type { PageDocument } from './page-document.ts';
import { tidyDocument } from './tidy-document.ts';

it('brings a document from a database, whose keys stand in another order, into its one form', () => {
  const stored: PageDocument = JSON.parse(`{
    "sections": [{
      "id": "s", "space": "normal", "theme": "light", "blocks": [
        {"id": "b", "type": "text", "align": {"y": "end", "x": "start"}, "depth": 0,
         "place": {"row": 2, "rows": 1, "column": 1, "columns": 8}, "props": {"z": 1, "a": 2}},
        {"id": "a", "type": "text", "align": {}, "phone": {"row": 1, "rows": 1, "column": 1, "columns": 8},
         "place": {"row": 1, "rows": 1, "column": 1, "columns": 8}, "props": {}}
      ], "fullWidth": false
    }],
    "version": 2
  }`);
  expect(JSON.stringify(tidyDocument(stored))).toBe(
    '{"version":2,"sections":[{"id":"s","theme":"light","space":"normal","fullWidth":false,"blocks":[' +
      '{"id":"a","type":"text","place":{"column":1,"columns":8,"row":1,"rows":1},"phone":{"column":1,"columns":8,"row":1,"rows":1},"props":{}},' +
      '{"id":"b","type":"text","place":{"column":1,"columns":8,"row":2,"rows":1},"align":{"x":"start","y":"end"},"props":{"z":1,"a":2}}' +
      ']}]}',
  );
});

it('gives back a tidy document as the same object', () => {
  const document = aDocument(aSection('s', [aBlock('a', { depth: 1, align: { x: 'end' } })]), aSection('t'));
  expect(tidyDocument(document)).toBe(document);
  expect(tidyDocument(tidyDocument({ sections: [aSection('t')], version: 2 }))).toEqual(
    aDocument(aSection('t')),
  );
});
