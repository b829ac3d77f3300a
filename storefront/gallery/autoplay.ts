/** Why slides are paused although autoplay is on. */
export type Hold = 'pointer' | 'focus' | 'away' | 'hidden';

export interface Autoplay {
  /** True while slides advance automatically. */
  readonly isPlaying: () => boolean;
  /** True unless the visitor paused it, even while it is held. */
  readonly isWanted: () => boolean;
  /** The visitor's own choice. Starting it overrides a pointer or the focus that happens to be on the gallery. */
  readonly toggle: () => void;
  readonly stop: () => void;
  readonly hold: (reason: Hold, holds: boolean) => void;
  /** Restarts the timer, so that the current slide gets its full time. */
  readonly beginAgain: () => void;
}

/** Calls `next` every `seconds` while it is on and not held; `onChange` is called on each change. */
export function makeAutoplay(options: {
  readonly seconds: number;
  readonly isWanted: boolean;
  readonly next: () => void;
  readonly onChange: () => void;
}): Autoplay {
  const holds = new Set<Hold>();
  let isWanted = options.isWanted;
  let due: ReturnType<typeof setTimeout> | undefined;
  const isPlaying = (): boolean => isWanted && holds.size === 0;
  const arm = (): void => {
    clearTimeout(due);
    due = isPlaying() ? setTimeout(options.next, options.seconds * 1000) : undefined;
  };
  const change = (make: () => void): void => {
    const before = { isWanted, isPlaying: isPlaying() };
    make();
    if (isPlaying() !== before.isPlaying) arm();
    else if (isWanted === before.isWanted) return;
    options.onChange();
  };
  arm();
  return {
    isPlaying,
    isWanted: () => isWanted,
    beginAgain: arm,
    stop: () => change(() => (isWanted = false)),
    toggle: () =>
      change(() => {
        isWanted = !isWanted;
        if (!isWanted) return;
        holds.delete('pointer');
        holds.delete('focus');
      }),
    hold: (reason, held) => change(() => (held ? holds.add(reason) : holds.delete(reason))),
  };
}
