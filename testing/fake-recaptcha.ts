import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Keys that the fake knows from its start. */
export const fakeCaptchaKeys = {
  siteKey: `6L${'fake'.padEnd(38, 'x')}`,
  projectId: 'kiln-and-clay',
  apiKey: `AIza${'fake'.padEnd(31, 'x')}1a2B`,
} as const;

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** Google's reCAPTCHA Enterprise: knows projects, their keys, and the tokens it issued, each good for one assessment. */
export class FakeRecaptcha {
  readonly tokens = new Map<string, { readonly action: string; readonly score: number }>();
  /** API keys by the project that may be used with them. */
  readonly apiKeys = new Map<string, string>([[fakeCaptchaKeys.apiKey, fakeCaptchaKeys.projectId]]);
  /** API keys that only certain servers may use. */
  readonly restricted = new Set<string>();
  readonly siteKeys = new Set<string>([fakeCaptchaKeys.siteKey]);
  readonly requested: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
  #server: Server | null = null;

  /** Its address. */
  async start(): Promise<string> {
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      request.on('end', () => {
        const path = request.url ?? '';
        const { event } = JSON.parse(text) as { event: { token: string; siteKey: string } };
        this.requested.push({ path, body: { ...event } });
        const answer = this.#assess(new URL(path, 'http://fake'), event);
        response.statusCode = answer.status;
        response.setHeader('content-type', 'application/json; charset=UTF-8');
        response.end(JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#server = server;
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  #assess(url: URL, event: { readonly token: string; readonly siteKey: string }): Answer {
    const project = decodeURIComponent(
      /^\/v1\/projects\/([^/]+)\/assessments$/.exec(url.pathname)?.[1] ?? '',
    );
    const key = url.searchParams.get('key') ?? '';
    const own = this.apiKeys.get(key);
    if (own === undefined) {
      return refusal(
        400,
        'INVALID_ARGUMENT',
        'API key not valid. Please pass a valid API key.',
        'API_KEY_INVALID',
      );
    }
    if (this.restricted.has(key)) {
      const message = 'The provided API key has an IP address restriction.';
      return refusal(403, 'PERMISSION_DENIED', message, 'API_KEY_IP_ADDRESS_BLOCKED');
    }
    if (own !== project) {
      const message = `Permission denied on resource project ${project}.`;
      return refusal(403, 'PERMISSION_DENIED', message, 'CONSUMER_INVALID');
    }
    if (!this.siteKeys.has(event.siteKey)) {
      return refusal(400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.');
    }
    const known = this.tokens.get(event.token);
    this.tokens.delete(event.token);
    const body = {
      name: `projects/1/assessments/${this.requested.length}`,
      event,
      riskAnalysis: { score: known?.score ?? 0, reasons: [] },
      tokenProperties: {
        valid: known !== undefined,
        invalidReason: known === undefined ? 'MALFORMED' : 'INVALID_REASON_UNSPECIFIED',
        action: known?.action ?? '',
      },
    };
    return { status: 200, body };
  }
}

/** An error as Google's APIs write it. */
function refusal(code: number, status: string, message: string, reason?: string): Answer {
  const detail = {
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason,
    domain: 'googleapis.com',
    metadata: { service: 'recaptchaenterprise.googleapis.com' },
  };
  return {
    status: code,
    body: { error: { code, message, status, ...(reason === undefined ? {} : { details: [detail] }) } },
  };
}
