import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import { useRef, useState } from 'react';
import { chooseOne, type Chosen, noneChosen } from '../choose-several.ts';

/** Several files of the library that are chosen one after the other, or with Shift as a range. */
export interface Several {
  readonly count: number;
  readonly isChosen: (asset: AssetView) => boolean;
  /** At which place it will stand, from 1. */
  readonly placeOf: (asset: AssetView) => number;
  readonly press: (asset: AssetView, shown: readonly AssetView[], isRange: boolean) => void;
  /** One that was uploaded is chosen. */
  readonly take: (asset: AssetView) => void;
  readonly finish: () => void;
}

/** Null where one file is chosen. */
export function useSeveral(choice: {
  readonly onPickSeveral?: (assets: readonly AssetView[]) => void;
  readonly most?: number;
}): Several | null {
  const [chosen, setChosen] = useState<Chosen>(noneChosen);
  const known = useRef(new Map<string, AssetView>());
  const { onPickSeveral, most = 0 } = choice;
  if (onPickSeveral === undefined) return null;
  const press = (asset: AssetView, shown: readonly AssetView[], isRange: boolean): void => {
    for (const one of [asset, ...shown]) known.current.set(one.id, one);
    setChosen((before) => chooseOne(before, asset.id, { isRange, shown: shown.map(({ id }) => id), most }));
  };
  return {
    count: chosen.ids.length,
    isChosen: ({ id }) => chosen.ids.includes(id),
    placeOf: ({ id }) => chosen.ids.indexOf(id) + 1,
    press,
    take: (asset) => press(asset, [], false),
    finish: () => onPickSeveral(chosen.ids.flatMap((id) => known.current.get(id) ?? [])),
  };
}
