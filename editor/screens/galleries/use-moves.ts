import type { GalleryPicture } from '@vitrine/contracts/galleries.ts';
import { useState } from 'react';
import { galleries as text } from '../../text/en-galleries.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { isSameOrder } from './gallery-moves.ts';
import type { GalleryPictures } from './use-gallery-pictures.ts';

interface MoveOptions {
  /** Whether a notice offers to take it back. */
  readonly hasUndo?: boolean;
  /** The pictures before, where others are shown already. */
  readonly before?: readonly GalleryPicture[];
}

/** Moves pictures of a gallery, says where they are now, and offers to take it back. */
export interface MovePictures {
  /** What was moved last, for those who do not see it. */
  readonly said: string;
  /** False where they are there already. */
  move(ids: readonly string[], place: number | 'front' | 'end', options?: MoveOptions): boolean;
}

export function useMoves(pictures: GalleryPictures): MovePictures {
  const showNumber = useShowNumber();
  const [said, setSaid] = useState('');
  return {
    said,
    move: (ids, wanted, { hasUndo = true, before = pictures.rows } = {}) => {
      const last = Math.max(pictures.total, before.length) - ids.length + 1;
      const place = wanted === 'front' ? 1 : wanted === 'end' ? last : Math.max(1, Math.min(wanted, last));
      const isMoved = before !== pictures.rows || !isSameOrder(pictures.withMoved(ids, place), before);
      if (!isMoved) return false;
      const undo = pictures.move(ids, place, before);
      const name = before.find(({ id }) => id === ids[0])?.title ?? '';
      const sentence =
        ids.length === 1
          ? text.moved(showNumber, name, place)
          : text.movedMany(showNumber, ids.length, place);
      setSaid(sentence);
      if (hasUndo) showUndo({ message: sentence, label: text.undo, undo });
      return true;
    },
  };
}
