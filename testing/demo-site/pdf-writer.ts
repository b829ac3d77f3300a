/** The three faces every PDF reader has, so none need be embedded. */
export type PdfFont = 'serif' | 'serif-italic' | 'sans';

/** Something drawn on a page. Positions are points (72 an inch) from the page's lower left corner. */
export type PdfMark =
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly font: PdfFont;
      readonly text: string;
    }
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly color: string;
    };

export interface PdfDocument {
  readonly title: string;
  readonly author: string;
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly pages: readonly (readonly PdfMark[])[];
}

const fontNames: Readonly<Record<PdfFont, string>> = {
  serif: 'Times-Roman',
  'serif-italic': 'Times-Italic',
  sans: 'Helvetica',
};
const fontKeys: Readonly<Record<PdfFont, string>> = { serif: 'F1', 'serif-italic': 'F2', sans: 'F3' };

/** WinAnsi codes of the few signs beyond Latin-1 that our texts use. */
const winAnsi: Readonly<Record<string, number>> = {
  '’': 0x92,
  '‘': 0x91,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
  '•': 0x95,
};

/** A PDF string in the WinAnsi encoding; a sign it does not have throws, since a reader would show a wrong one. */
function pdfString(text: string): string {
  let out = '';
  for (const sign of text) {
    const code = winAnsi[sign] ?? sign.codePointAt(0) ?? 0;
    if (code < 32 || code > 255) throw new Error(`no such sign in WinAnsi: ${sign}`);
    if (sign === '(' || sign === ')' || sign === '\\') out += `\\${sign}`;
    else out += code < 127 ? sign : `\\${code.toString(8).padStart(3, '0')}`;
  }
  return `(${out})`;
}

function paint(mark: PdfMark): string {
  if (mark.kind === 'text') {
    return `BT /${fontKeys[mark.font]} ${mark.size} Tf ${mark.x} ${mark.y} Td ${pdfString(mark.text)} Tj ET`;
  }
  const part = (from: number): string =>
    (Number.parseInt(mark.color.slice(from, from + 2), 16) / 255).toFixed(3);
  return `q ${part(0)} ${part(2)} ${part(4)} rg ${mark.x} ${mark.y} ${mark.width} ${mark.height} re f Q`;
}

/** Writes a PDF 1.4: pages of text and coloured boxes, the same bytes for the same document. */
export function writePdf(document: PdfDocument): Buffer {
  const fontOf = (font: PdfFont): number => 3 + Object.keys(fontNames).indexOf(font);
  const firstPage = 7;
  const pageNumbers = document.pages.map((_, index) => firstPage + index * 2);
  const fonts = (Object.keys(fontNames) as PdfFont[])
    .map((font) => `/${fontKeys[font]} ${fontOf(font)} 0 R`)
    .join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>',
    `<< /Type /Pages /Count ${pageNumbers.length} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    ...Object.values(fontNames).map(
      (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
    ),
    `<< /Title ${pdfString(document.title)} /Author ${pdfString(document.author)} >>`,
    ...document.pages.flatMap((marks, index) => {
      const content = marks.map(paint).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${document.width} ${document.height}] /Resources << /Font << ${fonts} >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) file += `${String(offset).padStart(10, '0')} 00000 n \n`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
