import type { FastifyRequest } from 'fastify';

/** Where a session is used, for the owner to recognise it. */
export interface SessionOrigin {
  readonly userAgent: string;
  /** IP address, from the connection or the trusted proxy. */
  readonly address: string;
}

/** Characters stored of a user agent. */
const MAX_USER_AGENT = 300;

export const originOf = (request: FastifyRequest): SessionOrigin => ({
  userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT),
  address: request.ip,
});
