import { expect, it } from 'vitest';
import { Refusal } from '../../../ui/uploads/use-uploads.ts';
import { readProblem, uploadTheme } from './upload-theme.ts';

it.each([
  ["site.region:12:3: There is no partial 'card'", ['site.region', 12, 3, "There is no partial 'card'"]],
  ['template.conf: No layout: none', ['template.conf', 0, 0, 'No layout: none']],
  ['styles/a.less:4: Less: x', ['styles/a.less', 4, 0, 'Less: x']],
])('the line %s is read as a problem', (line, [file, row, column, message]) => {
  expect(readProblem(line)).toEqual({ severity: 'error', file, line: row, column, message });
});

const send = (file: File) => uploadTheme(file, new AbortController().signal, () => undefined);

it('does not send what is no zip or too large', async () => {
  await expect(send(new File(['x'], 'theme.rar'))).rejects.toThrow('theme.rar is not a zip file.');
  const large = new File([new Uint8Array(50 * 1024 * 1024 + 1)], 'theme.zip');
  await expect(send(large)).rejects.toThrow(Refusal);
  await expect(send(large)).rejects.toThrow('The maximum allowed file size is 50 MB.');
});
