import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import { createContext, useContext } from 'react';
import type { Placed } from './place-pictures.ts';

/** Pictures that are uploaded together, and what becomes of those that arrive. */
export interface PictureBatch {
  readonly files: readonly File[];
  /** Puts what has arrived on the page, as one step. Once for all, and again for one that arrives at another try. */
  readonly place: (assets: readonly AssetView[]) => Placed;
}

/** A batch that is being uploaded. */
export interface RunningBatch extends PictureBatch {
  readonly id: string;
}

/** Uploads pictures beside the page: it goes on while another block is selected. */
export const UploadPicturesContext = createContext<(batch: PictureBatch) => void>(() => undefined);

export const useUploadPictures = (): ((batch: PictureBatch) => void) => useContext(UploadPicturesContext);
