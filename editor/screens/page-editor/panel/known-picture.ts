import type { PictureView } from '@vitrine/contracts/media.ts';
import { createContext } from 'react';

/** Gives the canvas a picture as it is now: one that was just cropped or described. */
export const KnownPictureContext = createContext<(picture: PictureView) => void>(() => undefined);
