import type { Paper } from '@vitrine/domain/invoice/invoice-settings.ts';
import PdfKit from 'pdfkit';
import { BOLD, REGULAR } from './document-fonts.ts';

/** A document as text: what is printed where. */
export interface DocumentPlan {
  readonly paper: Paper;
  /** BCP 47. */
  readonly language: string;
  readonly title: string;
  readonly createdOn: Date;
  /** Who sends it: the first line is larger. */
  readonly from: readonly string[];
  readonly to: { readonly label: string; readonly lines: readonly string[] };
  readonly facts: readonly Row[];
  /** Above the table; '' for none. */
  readonly notice: string;
  readonly columns: readonly Column[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly note: string }[];
  readonly sums: readonly (Row & { readonly isStrong?: boolean })[];
  /** A small table below the sums; its last row is their total. Null for none. */
  readonly summary: {
    readonly heads: readonly string[];
    readonly rows: readonly (readonly string[])[];
  } | null;
  readonly footer: string;
  /** With `{page}` and `{pages}`. */
  readonly pageOf: (page: number, pages: number) => string;
}

interface Row {
  readonly label: string;
  readonly value: string;
}

interface Column {
  readonly head: string;
  /** Points; null for what the others leave. */
  readonly width: number | null;
  readonly isRight?: boolean;
}

/** Points. */
const MARGIN = 50;
const FOOTER = 64;
const GAP = 12;
const TEXT = 9.5;
const SMALL = 8;
const INK = '#1d1a17';
const QUIET = '#6b655e';
const LINE = '#d9d4cc';

/** Renders a document as a PDF: as many pages as it needs, with the head of the table on each. */
export function renderDocument(plan: DocumentPlan): Promise<Buffer> {
  const page = new Page(plan);
  page.drawHead();
  page.drawTable();
  page.drawSums();
  page.drawSummary();
  return page.finish();
}

class Page {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #plan: DocumentPlan;
  readonly #widths: readonly number[];
  readonly #chunks: Buffer[] = [];
  #y = MARGIN;

  constructor(plan: DocumentPlan) {
    this.#plan = plan;
    this.#pdf = new PdfKit({
      size: plan.paper,
      // Text is placed by this class alone: the library must not begin pages by itself.
      margin: 0,
      bufferPages: true,
      lang: plan.language,
      displayTitle: true,
      info: { Title: plan.title, Author: plan.from[0] ?? '', CreationDate: plan.createdOn },
    });
    this.#pdf.registerFont('regular', REGULAR);
    this.#pdf.registerFont('bold', BOLD);
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    const fixed = plan.columns.reduce((sum, { width }) => sum + (width ?? 0), 0);
    this.#widths = plan.columns.map(({ width }) => width ?? this.#inner - fixed);
  }

  get #inner(): number {
    return this.#pdf.page.width - 2 * MARGIN;
  }

  get #bottom(): number {
    return this.#pdf.page.height - MARGIN - FOOTER;
  }

  /** Writes text into a box and returns its height. */
  #write(
    text: string,
    box: { readonly x: number; readonly y: number; readonly width: number },
    style: {
      readonly size?: number;
      readonly isBold?: boolean;
      readonly isRight?: boolean;
      readonly color?: string;
    } = {},
  ): number {
    const { size = TEXT, isBold = false, isRight = false, color = INK } = style;
    const options = { width: box.width, align: isRight ? 'right' : 'left', lineGap: 1.5 } as const;
    this.#pdf
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
    const height = this.#pdf.heightOfString(text, options);
    this.#pdf.text(text, box.x, box.y, options);
    return height;
  }

  #heightOf(text: string, width: number, size = TEXT): number {
    this.#pdf.font('regular').fontSize(size);
    return this.#pdf.heightOfString(text, { width, lineGap: 1.5 });
  }

  #rule(from = MARGIN): void {
    this.#pdf
      .moveTo(from, this.#y)
      .lineTo(MARGIN + this.#inner, this.#y)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke();
  }

  /** The parties, the title and the facts, on the first page. */
  drawHead(): void {
    const { from, to, title, facts, notice } = this.#plan;
    const half = (this.#inner - GAP) / 2;
    const right = MARGIN + half + GAP;
    const [name = '', ...rest] = from;
    let left = MARGIN + this.#write(name, { x: MARGIN, y: MARGIN, width: half }, { size: 12, isBold: true });
    for (const line of rest) {
      left += this.#write(line, { x: MARGIN, y: left, width: half }, { color: QUIET });
    }
    let side = MARGIN;
    side += this.#write(title, { x: right, y: side, width: half }, { size: 20, isBold: true, isRight: true });
    side += 6;
    for (const { label, value } of facts) {
      const labelWidth = half * 0.45;
      const high = Math.max(
        this.#write(label, { x: right, y: side, width: labelWidth }, { color: QUIET, isRight: true }),
        this.#write(value, { x: right + labelWidth, y: side, width: half - labelWidth }, { isRight: true }),
      );
      side += high + 1;
    }
    this.#y = Math.max(left, side) + 22;
    this.#y += this.#write(to.label, { x: MARGIN, y: this.#y, width: half }, { size: SMALL, color: QUIET });
    for (const line of to.lines) this.#y += this.#write(line, { x: MARGIN, y: this.#y, width: half });
    this.#y += 22;
    if (notice !== '') {
      this.#y += this.#write(notice, { x: MARGIN, y: this.#y, width: this.#inner }, { isBold: true }) + 12;
    }
  }

  drawTable(): void {
    if (this.#plan.rows.length === 0) return;
    this.#drawColumnHeads();
    const noteWidth = this.#widths[0] ?? this.#inner;
    for (const { cells, note } of this.#plan.rows) {
      const heights = cells.map((cell, at) => this.#heightOf(cell, (this.#widths[at] ?? 0) - GAP / 2));
      const noteHeight = note === '' ? 0 : this.#heightOf(note, noteWidth - GAP, SMALL);
      const high = Math.max((heights[0] ?? 0) + noteHeight, ...heights) + 10;
      if (this.#y + high > this.#bottom) {
        this.#addPage();
        this.#drawColumnHeads();
      }
      this.#drawCells(cells, this.#y + 5, {});
      if (note !== '') {
        const y = this.#y + 5 + (heights[0] ?? 0);
        this.#write(note, { x: MARGIN, y, width: noteWidth - GAP }, { size: SMALL, color: QUIET });
      }
      this.#y += high;
      this.#rule();
    }
  }

  #drawColumnHeads(): void {
    const heads = this.#plan.columns.map(({ head }) => head);
    this.#y += this.#drawCells(heads, this.#y, { size: SMALL, color: QUIET }) + 4;
    this.#rule();
  }

  #drawCells(
    cells: readonly string[],
    y: number,
    style: { readonly size?: number; readonly color?: string },
  ): number {
    let x = MARGIN;
    let high = 0;
    for (const [at, cell] of cells.entries()) {
      const width = this.#widths[at] ?? 0;
      const isRight = this.#plan.columns[at]?.isRight === true;
      const box = { x: isRight ? x + GAP / 2 : x, y, width: width - GAP / 2 };
      high = Math.max(high, this.#write(cell, box, { ...style, isRight }));
      x += width;
    }
    return high;
  }

  drawSums(): void {
    const { sums } = this.#plan;
    if (sums.length === 0) return;
    const valueWidth = 110;
    const labelWidth = 240;
    const x = MARGIN + this.#inner - labelWidth - valueWidth;
    const heights = sums.map(({ label }) => this.#heightOf(label, labelWidth) + 4);
    // The sums stay together, unless they are longer than a page.
    if (this.#y + 8 + heights.reduce((sum, high) => sum + high, 0) > this.#bottom) this.#addPage();
    this.#y += 8;
    for (const [at, { label, value, isStrong = false }] of sums.entries()) {
      const high = heights[at] ?? 0;
      if (this.#y + high > this.#bottom) this.#addPage();
      const style = { isRight: true, isBold: isStrong };
      this.#write(
        label,
        { x, y: this.#y, width: labelWidth },
        { ...style, ...(isStrong ? {} : { color: QUIET }) },
      );
      this.#write(value, { x: x + labelWidth, y: this.#y, width: valueWidth }, style);
      this.#y += high;
    }
  }

  drawSummary(): void {
    const { summary } = this.#plan;
    if (summary === null) return;
    const widths = [200, 110, 110];
    const x = MARGIN + this.#inner - widths.reduce((sum, width) => sum + width, 0);
    const lines = [summary.heads, ...summary.rows];
    const heights = lines.map((cells) =>
      Math.max(...cells.map((cell, at) => this.#heightOf(cell, widths[at] ?? 0, SMALL) + 4)),
    );
    if (this.#y + 18 + heights.reduce((sum, high) => sum + high, 0) > this.#bottom) this.#addPage();
    this.#y += 18;
    for (const [row, cells] of lines.entries()) {
      const high = heights[row] ?? 0;
      if (this.#y + high > this.#bottom) this.#addPage();
      const isTotal = row === lines.length - 1;
      let left = x;
      for (const [at, cell] of cells.entries()) {
        const width = widths[at] ?? 0;
        const style = { size: SMALL, isRight: at > 0, ...(isTotal ? {} : { color: QUIET }) };
        this.#write(cell, { x: left, y: this.#y, width }, style);
        left += width;
      }
      this.#y += high;
      if (row === 0) this.#rule(x);
      if (row === 0) this.#y += 3;
    }
  }

  #addPage(): void {
    this.#pdf.addPage({ size: this.#plan.paper, margin: 0 });
    this.#y = MARGIN;
  }

  /** Foot and number of every page, then the bytes. */
  finish(): Promise<Buffer> {
    const { start, count } = this.#pdf.bufferedPageRange();
    const { footer, pageOf } = this.#plan;
    for (let at = 0; at < count; at += 1) {
      this.#pdf.switchToPage(start + at);
      this.#y = this.#pdf.page.height - MARGIN - FOOTER + 12;
      this.#rule();
      const style = { size: SMALL, color: QUIET };
      this.#write(footer, { x: MARGIN, y: this.#y + 6, width: this.#inner - 90 }, style);
      const box = { x: MARGIN + this.#inner - 84, y: this.#y + 6, width: 84 };
      this.#write(pageOf(at + 1, count), box, { ...style, isRight: true });
    }
    return new Promise((resolve, reject) => {
      this.#pdf.on('end', () => resolve(Buffer.concat(this.#chunks)));
      this.#pdf.on('error', reject);
      this.#pdf.end();
    });
  }
}
