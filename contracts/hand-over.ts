import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './primitives.ts';

const secret = z.string().min(16).max(100);

export const beginHandOver = endpoint({
  method: 'POST',
  path: '/api/admin/hand-over/begin',
  auth: 'open',
  summary:
    'Begins at the site one wants to work on: marks this browser by a cookie, and returns where its owner is signed in already.',
  body: z.object({
    /** The website whose editor one comes from. */
    from: id,
    /** The host one is signed in at there, as in `location.host`. */
    host: z.string().max(255).optional(),
  }),
  answer: z.strictObject({
    /** A page of that site’s editor. */
    address: z.string(),
  }),
  errors: ['HAND_OVER_INVALID', 'SIGN_IN_RATE_LIMITED'],
  malformed: 'HAND_OVER_INVALID',
});

export const makeHandOver = endpoint({
  method: 'POST',
  path: '/api/admin/hand-over',
  auth: 'owner',
  summary:
    'Makes a token that signs this account in at another of its sites: once, within a minute, in the browser that asked.',
  body: z.object({
    /** The website one wants to work on. */
    to: id,
    state: secret,
  }),
  answer: z.strictObject({ address: z.string(), token: z.string() }),
  errors: ['HAND_OVER_INVALID'],
  malformed: 'HAND_OVER_INVALID',
  example: { body: { to: '0192f0c1-2345-7abc-8def-0123456789ab', state: 'q83n1mZ0Xw2Tr9Vb5kLs4A' } },
});

export const acceptHandOver = endpoint({
  method: 'POST',
  path: '/api/admin/hand-over/accept',
  auth: 'open',
  summary: 'Signs in with a token from another site of the account, in the browser that asked for it.',
  body: z.object({ token: secret }),
  answer: null,
  errors: ['HAND_OVER_INVALID', 'SIGN_IN_RATE_LIMITED'],
  malformed: 'HAND_OVER_INVALID',
  example: { body: { token: 'q83n1mZ0Xw2Tr9Vb5kLs4A' } },
});
