/** Why slides stand still although they are meant to go on. */
export type Hold = 'pointer' | 'focus' | 'away' | 'hidden';

export interface Autoplay {
  /** True while slides go on by themselves. */
  readonly isPlaying: () => boolean;
  /** True unless a visitor said otherwise, whatever holds them just now. */
  readonly isWanted: () => boolean;
  /** A visitor's own word. Starting it overrules a pointer or the focus that happens to be here. */
  readonly toggle: () => void;
  readonly stop: () => void;
  readonly hold: (reason: Hold, holds: boolean) => void;
  /** Gives the slide that has just come its full time. */
  readonly beginAgain: () => void;
}

/** Calls `next` every `seconds` while it is wanted and nothing holds it; `tell` hears of each change. */
export function makeAutoplay(options: {
  readonly seconds: number;
  readonly isWanted: boolean;
  readonly next: () => void;
  readonly tell: () => void;
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
    options.tell();
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
