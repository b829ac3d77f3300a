import { describe, expect, it } from 'vitest';
import { faultOf, hasAnswered, MailServerUnusable, wordsOf } from './smtp-failure.ts';

const failure = (facts: object): Error => Object.assign(new Error('Mail command failed: 450 later'), facts);

/** What the server answers to a command. */
const answered = (command: string, response: string): object => ({
  code: command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE',
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

describe('an attempt that failed', () => {
  it.each([
    ['nobody answers', { code: 'ETIMEDOUT', command: 'CONN' }],
    ['the connection breaks off', { code: 'ECONNECTION' }],
    ['the encryption fails', { code: 'ETLS' }],
    ['the password is no longer right', { code: 'EAUTH', responseCode: 535, response: '535 no' }],
    ['the server greets with a refusal', { code: 'EPROTOCOL', command: 'CONN', response: '554 no' }],
    ['the server closes for now', { code: 'EENVELOPE', responseCode: 421, response: '421 busy' }],
    ['it closes for a sender', answered('MAIL FROM', '421 4.7.0 Too many messages, slow down')],
  ])('is the server’s fault when %s', (_what, facts) => {
    expect(faultOf(failure(facts))).toBe('server');
  });

  it.each([
    ['it answers the sender 450', answered('MAIL FROM', '450 4.7.1 Too many messages')],
    ['it answers the sender 451', answered('MAIL FROM', '451 try again later')],
    ['it answers the sender 452', answered('MAIL FROM', '452 4.3.1 Insufficient system storage')],
    ['it answers the sender 454', answered('MAIL FROM', '454 4.7.0 Too many login attempts')],
    ['it throttles at the recipient', answered('RCPT TO', '451 4.7.500 Server busy')],
    ['it throttles in more than one line', answered('RCPT TO', '450-4.7.1 Slow down\n450 4.7.1 please')],
    ['it is full', answered('DATA', '452 4.3.1 Insufficient system storage')],
    ['it takes no mails for now', answered('DATA', '432 4.3.2 Concurrent connections limit exceeded')],
    [
      'it throttles after the message',
      answered('DATA', '454 Throttling failure: Maximum sending rate exceeded'),
    ],
  ])('lets the website’s mails wait when %s', (_what, facts) => {
    expect(faultOf(failure(facts))).toBe('website');
  });

  it.each([
    ['the mailbox is full', { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' }],
    ['the recipient is unknown', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }],
    ['the message is refused', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }],
    ['the recipient gets too much', answered('RCPT TO', '450 4.2.1 The user is receiving mail too quickly')],
    ['the recipient is greylisted', answered('RCPT TO', '451 4.7.1 Greylisting in action, come back')],
    ['a policy refuses it for now', answered('DATA', '451 4.7.1 Try again later')],
    [
      'a policy refuses the recipient',
      answered('RCPT TO', '450 4.7.1 <a@b.example>: Recipient address rejected'),
    ],
    ['the sender has no domain', answered('MAIL FROM', '450 4.1.8 Sender address rejected: not found')],
    ['the sender is refused for good', answered('MAIL FROM', '550 5.7.1 You may not send from here')],
    ['the message is looked at later', answered('DATA', '451 scanner is not there')],
    ['the server quotes such a status', answered('RCPT TO', '450 it said 4.7.0 before')],
  ])('is about the mail alone when %s', (_what, facts) => {
    expect(faultOf(failure(facts))).toBe('mail');
  });

  it('is the server’s fault when its settings do not allow a connection', () => {
    expect(faultOf(new MailServerUnusable('no'))).toBe('server');
    expect(faultOf(new Error('mailbox full'))).toBe('mail');
    expect(faultOf('a word')).toBe('mail');
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
