import { describe, expect, it } from 'vitest';
import { makeLogger } from './log.ts';
import { describeError, redactText } from './redact-log.ts';

describe('a text for the log', () => {
  it.each([
    ['email addresses', 'no mail for rowan@fern.example today', 'no mail for [redacted] today'],
    ['encoded email addresses', '/search/rowan%40fern.example', '/search/[redacted]'],
    ['passwords in addresses', 'smtp://shop:pa55word@mail.example:587', 'smtp://shop:[redacted]:587'],
    ['tokens of orders', '/order-status/ZrX0-8s_kQ2vB7nLw9TtYg', '/order-status/[redacted]'],
    ['hashes', 'token 1f3870be274f6c49b3e31a0c6728957f', 'token [redacted]'],
    [
      'values of a query',
      '/config/reset-password?token=abc&x=1',
      '/config/reset-password?token=[redacted]&x=[redacted]',
    ],
    [
      'parameters of a statement',
      'Failed query: select 1\nparams: Rowan,12 Kiln Lane',
      'Failed query: select 1',
    ],
    [
      'rows of the database',
      'Key (name, city)=(Rowan Hale, Asheville) already exists.',
      'Key (name, city)=([redacted]) already exists.',
    ],
    ['whole rows', 'Failing row contains (1, Rowan (Hale), null).', 'Failing row contains ([redacted]).'],
  ])('holds no %s', (_, text, shown) => {
    expect(redactText(text)).toBe(shown);
  });

  it.each([
    'order 0192f0c1-2345-7abc-8def-0123456789ab was not found',
    'relation "website_hosts_of_long_names" does not exist',
    'connect ECONNREFUSED 127.0.0.1:5432',
    'the theme hardware-store-of-a-friend cannot be read',
  ])('keeps what a person needs to find the problem: %s', (text) => {
    expect(redactText(text)).toBe(text);
  });
});

it('shows an error with its code, place and cause', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "accounts_email"'), {
    code: '23505',
    constraint: 'accounts_email',
    detail: 'Key (email)=(rowan@fern.example) already exists.',
  });
  const shown = describeError(
    new Error('Failed query: insert into accounts values ($1)\nparams: rowan', { cause }),
  );
  expect(shown).toMatchObject({
    type: 'Error',
    message: 'Failed query: insert into accounts values ($1)',
    cause: { code: '23505', constraint: 'accounts_email' },
  });
  expect(shown['stack']).toContain('redact-log.test.ts');
  expect(JSON.stringify(shown)).not.toContain('rowan');
});

it('is redacted in whatever form a line is written', () => {
  let written = '';
  const log = makeLogger('trace', { write: (line) => (written += line) });
  const error = new Error('550 rowan@fern.example is unknown');
  log.error(error);
  log.error({ err: error }, error.message);
  log.warn({ to: ['rowan@fern.example'], deep: { of: { url: '/x?token=abc' } } }, 'to rowan@fern.example');
  log.info('to %s', 'rowan@fern.example');
  expect(written.trim().split('\n')).toHaveLength(4);
  expect(written).not.toContain('rowan@');
  expect(written).not.toContain('token=abc');
});
