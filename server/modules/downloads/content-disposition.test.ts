import { describe, expect, it } from 'vitest';
import { attachmentNamed } from './content-disposition.ts';

describe('the name a file is saved under', () => {
  it('is given in plain and in full', () => {
    expect(attachmentNamed('glaze-notebook.pdf')).toBe(
      `attachment; filename="glaze-notebook.pdf"; filename*=UTF-8''glaze-notebook.pdf`,
    );
    expect(attachmentNamed('Größe (1).pdf')).toBe(
      `attachment; filename="Gr__e (1).pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%281%29.pdf`,
    );
  });

  it('can neither end the header nor leave its folder', () => {
    const header = attachmentNamed('../..\\a"\r\nSet-Cookie: x=1;\u0000.pdf');
    expect(header).toBe(
      `attachment; filename="....a_Set-Cookie_ x_1_.pdf"; filename*=UTF-8''....a%22Set-Cookie%3A%20x%3D1%3B.pdf`,
    );
    expect(attachmentNamed('')).toContain('filename="download"');
    expect(attachmentNamed('🎁'.repeat(300)).length).toBeLessThan(3000);
  });
});
