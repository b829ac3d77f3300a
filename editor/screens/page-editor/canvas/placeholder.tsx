import { describedBlock } from '@vitrine/blocks/block-list.ts';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { typeName } from '../block-names.ts';

/** What a half-made block says on the canvas; `isGone` is for one whose picture was deleted. */
export function placeholderWords(type: string, isGone = false): string {
  if (isGone) return words.pictureGone;
  return describedBlock(type)?.missing ?? words.placeholder(typeName(type));
}

/** Stands for a block that is not finished yet; visitors never see it. */
export function Placeholder({ type, isGone = false }: { readonly type: string; readonly isGone?: boolean }) {
  return (
    <div className="canvas-placeholder" data-type={type}>
      {placeholderWords(type, isGone)}
    </div>
  );
}
