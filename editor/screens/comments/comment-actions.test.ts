import type { OwnerComment } from '@vitrine/contracts/comments.ts';
import { expect, it } from 'vitest';
import {
  arrangeRows,
  begin,
  type AppliedAction,
  fail,
  neighbourOf,
  nothingDone,
  markOvertaken,
  redoAction,
  type Row,
  settle,
  undoAction,
} from './comment-actions.ts';

const comment = (id: string, createdOn: number): OwnerComment => ({
  id,
  itemId: 'post',
  itemTitle: 'Seconds',
  url: null,
  parentId: null,
  answered: null,
  authorName: id,
  authorEmail: '',
  body: 'Words',
  status: 'held',
  reasons: [],
  createdOn,
});
const four = comment('four', 4);
const three = comment('three', 3);
const two = comment('two', 2);
const one = comment('one', 1);
const list = [four, three, two, one];
const approved = (id: number, ...comments: OwnerComment[]): AppliedAction => ({
  id,
  action: 'approve',
  from: 'held',
  to: 'visible',
  comments,
  problem: '',
});
const describeRows = (rows: readonly Row[]): string[] =>
  rows.map((row) =>
    row.kind === 'applied'
      ? `applied ${row.applied.id}${row.applied.problem}`
      : `${row.comment.id}${row.problem === null ? '' : row.problem.kind === 'failed' ? `: ${row.problem.sentence}` : ' overtaken'}`,
  );

it('an action keeps its place in the list, a bulk action that of its newest comment, after the server has dropped them', () => {
  const done = begin(begin(nothingDone, approved(1, two)), approved(2, four, one));
  expect(describeRows(arrangeRows(list, done))).toEqual(['applied 2', 'three', 'applied 1']);
  expect(describeRows(arrangeRows([three], done))).toEqual(['applied 2', 'three', 'applied 1']);
});

it('a call that failed restores everything with the reason, which the next action removes', () => {
  const failed = fail(begin(nothingDone, approved(1, three, two)), 1, 'No answer.');
  expect(describeRows(arrangeRows([four, one], failed))).toEqual([
    'four',
    'three: No answer.',
    'two: No answer.',
    'one',
  ]);
  expect(describeRows(arrangeRows(list, begin(failed, approved(2, two))))).toEqual([
    'four',
    'three: No answer.',
    'applied 2',
    'one',
  ]);
});

it('a comment the server refused is restored, the others stay done', () => {
  const done = begin(nothingDone, approved(1, three, two));
  const refused = [{ id: 'two', error: 'COMMENT_TRANSITION', message: '' }] as const;
  expect(describeRows(arrangeRows([four, one], settle(done, 1, refused)))).toEqual([
    'four',
    'applied 1',
    'two overtaken',
    'one',
  ]);
  expect(settle(done, 1, [])).toBe(done);
  const alone = settle(begin(nothingDone, approved(1, two)), 1, refused);
  expect(alone.applied).toEqual([]);
});

it('undoing restores the comments, and the line again when it fails', () => {
  const applied = approved(1, three, two);
  const undone = undoAction(begin(nothingDone, applied), 1);
  expect(describeRows(arrangeRows([four, one], undone))).toEqual(['four', 'three', 'two', 'one']);
  expect(describeRows(arrangeRows(list, redoAction(undone, applied, ' No answer.')))).toEqual([
    'four',
    'applied 1 No answer.',
    'one',
  ]);
  const other = { ...approved(2, three), action: 'remove', to: 'removed' } as const;
  expect(describeRows(arrangeRows(list, redoAction(begin(undone, other), applied, ' No answer.')))).toEqual([
    'four',
    'applied 2',
    'applied 1 No answer.',
    'one',
  ]);
  expect(describeRows(arrangeRows([four, one], markOvertaken(undone, ['two'])))).toEqual([
    'four',
    'three',
    'two overtaken',
    'one',
  ]);
});

it('a response that arrives after its action was undone changes nothing', () => {
  const undone = undoAction(begin(nothingDone, approved(1, two)), 1);
  expect(fail(undone, 1, 'No answer.')).toBe(undone);
  expect(settle(undone, 1, [{ id: 'two', error: 'COMMENT_NOT_FOUND', message: '' }])).toBe(undone);
});

it('the focus moves to the next comment, at the end to the previous one, and skips comments that cannot be moderated', () => {
  const rows = arrangeRows(list, nothingDone);
  expect(neighbourOf(rows, ['three'])).toBe('two');
  expect(neighbourOf(rows, ['one'])).toBe('two');
  expect(neighbourOf(rows, ['four', 'two'])).toBe('one');
  expect(neighbourOf(rows, ['two', 'one'])).toBe('three');
  expect(neighbourOf(rows, ['four', 'three', 'two', 'one'])).toBeNull();
  const refused = [{ id: 'two', error: 'COMMENT_TRANSITION', message: '' }] as const;
  const overtaken = settle(begin(nothingDone, approved(1, two)), 1, refused);
  expect(neighbourOf(arrangeRows(list, overtaken), ['three'])).toBe('one');
});
