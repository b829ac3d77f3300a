import { expect, it } from 'vitest';
import { bulkCommands, bulkPhases, nextBulkState } from './bulk.ts';

it('goes on, back, or stays as it is, from the middle', () => {
  const broken = { phase: 'changing', isPaused: true } as const;
  expect(nextBulkState(broken, 'resume')).toEqual({ phase: 'changing', isPaused: false });
  expect(nextBulkState(broken, 'undo')).toEqual({ phase: 'undoing', isPaused: false });
  expect(nextBulkState(broken, 'stop')).toEqual({ phase: 'stopped', isPaused: false });
});

it('is taken back at its end, but not twice, and not while it works', () => {
  expect(nextBulkState({ phase: 'done', isPaused: false }, 'undo')?.phase).toBe('undoing');
  expect(nextBulkState({ phase: 'stopped', isPaused: false }, 'undo')?.phase).toBe('undoing');
  expect(nextBulkState({ phase: 'undone', isPaused: false }, 'undo')).toBeNull();
  expect(nextBulkState({ phase: 'changing', isPaused: false }, 'undo')).toBeNull();
  expect(nextBulkState({ phase: 'undoing', isPaused: true }, 'undo')).toBeNull();
});

it('leaves an end only to be taken back', () => {
  for (const phase of ['done', 'stopped', 'undone'] as const) {
    const possible = bulkCommands.filter(
      (command) => nextBulkState({ phase, isPaused: false }, command) !== null,
    );
    expect(possible).toEqual(phase === 'undone' ? [] : ['undo']);
  }
});

it('can be paused and gone on with in every phase that works', () => {
  const working = bulkPhases.filter((phase) => nextBulkState({ phase, isPaused: false }, 'pause') !== null);
  expect(working).toEqual(['collecting', 'changing', 'undoing']);
  for (const phase of working) {
    expect(nextBulkState({ phase, isPaused: true }, 'resume')).toEqual({ phase, isPaused: false });
  }
});
