import pLimit from 'p-limit';

/** Renders pictures two at once, which uses both cores of a small machine. */
export const renderInTurn = pLimit(2);

/** Sixteen waiting uploads hold at most 320 MB. */
const MAX_WAITING = 16;

/** Whether so many pictures wait that no other is taken. */
export const isRenderingFull = (): boolean => renderInTurn.pendingCount >= MAX_WAITING;
