import { describe, expect, it } from 'vitest';
import { hasAnswered, isServerAway, MailServerUnusable, wordsOf } from './smtp-failure.ts';

const failure = (facts: object): Error => Object.assign(new Error('Mail command failed: 450 later'), facts);

describe('an attempt that failed', () => {
  it.each([
    ['nobody answers', { code: 'ETIMEDOUT', command: 'CONN' }],
    ['the connection breaks off', { code: 'ECONNECTION' }],
    ['the encryption fails', { code: 'ETLS' }],
    ['the password is no longer right', { code: 'EAUTH', responseCode: 535, response: '535 no' }],
    ['the server greets with a refusal', { code: 'EPROTOCOL', command: 'CONN', response: '554 no' }],
    ['the server closes for now', { code: 'EENVELOPE', responseCode: 421, response: '421 busy' }],
  ])('is the server’s fault when %s', (_what, facts) => {
    expect(isServerAway(failure(facts))).toBe(true);
  });

  it.each([
    ['the mailbox is full', { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' }],
    ['the recipient is unknown', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }],
    ['the message is refused', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }],
  ])('is about the mail alone when %s', (_what, facts) => {
    expect(isServerAway(failure(facts))).toBe(false);
  });

  it('is the server’s fault when its settings do not allow a connection', () => {
    expect(isServerAway(new MailServerUnusable('no'))).toBe(true);
    expect(isServerAway(new Error('mailbox full'))).toBe(false);
    expect(isServerAway('a word')).toBe(false);
  });

  it('is quoted in the server’s words, in one line, and else in those of the connection', () => {
    const refused = failure({ response: '550-5.7.1 not here\r\n550 5.7.1 ask your postmaster' });
    expect(wordsOf(refused)).toBe('550-5.7.1 not here 550 5.7.1 ask your postmaster');
    expect(hasAnswered(refused)).toBe(true);
    expect(wordsOf(failure({}))).toBe('Mail command failed: 450 later');
    expect(hasAnswered(failure({}))).toBe(false);
    expect(wordsOf('a word')).toBe('a word');
    expect(wordsOf(failure({ response: 'x'.repeat(5_000) }))).toHaveLength(1_000);
  });
});
