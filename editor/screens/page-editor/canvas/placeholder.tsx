import { describedBlock } from '@vitrine/blocks/block-list.ts';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { typeName } from '../block-names.ts';

/** What a half-made block says on the canvas. */
export function placeholderWords(type: string): string {
  return describedBlock(type)?.missing ?? words.placeholder(typeName(type));
}

/** Stands for a block that is not finished yet; visitors never see it. */
export function Placeholder({ type }: { readonly type: string }) {
  return (
    <div className="canvas-placeholder" data-type={type}>
      {placeholderWords(type)}
    </div>
  );
}
