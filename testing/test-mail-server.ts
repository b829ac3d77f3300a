import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  /** Whether its sender had signed in. */
  readonly isSignedIn: boolean;
  /** Its lines, those of a header unfolded. */
  readonly message: string;
}

/** A real mail server on this machine. It can go away and come back at the same port. */
export class TestMailServer {
  /** The mails it has taken, also before it went away. */
  readonly received: ReceivedMail[] = [];
  /** Called after each mail that it has taken. */
  onMail: (() => void) | null = null;
  /** What it answers to each sender instead of taking a mail; null: it takes all. */
  throttle: { readonly code: number; readonly words: string } | null = null;
  /** Mails that it was to take while it throttled. */
  throttled = 0;
  readonly #user: { readonly name: string; readonly password: string } | null;
  #server: SMTPServer | null = null;
  #port = 0;

  /** With a user, nobody else may send. */
  constructor(user: { readonly name: string; readonly password: string } | null = null) {
    this.#user = user;
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const user = this.#user;
    this.#server = new SMTPServer({
      authOptional: user === null,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      // Whoever is connected is left at once.
      closeTimeout: 1,
      onAuth: (auth, _session, done) => {
        const isRight = auth.username === user?.name && auth.password === user?.password;
        if (isRight) done(null, { user: auth.username });
        else done(new Error('the kiln does not know you'));
      },
      onMailFrom: (_address, _session, done) => {
        const { throttle } = this;
        if (throttle === null) return done();
        this.throttled += 1;
        done(Object.assign(new Error(throttle.words), { responseCode: throttle.code }));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          this.received.push({
            to: session.envelope.rcptTo.map((recipient) => recipient.address),
            isSignedIn: session.user !== undefined,
            message: Buffer.concat(chunks)
              .toString('utf8')
              .replaceAll(/\r\n[ \t]+/g, ' '),
          });
          done();
          this.onMail?.();
        });
      },
    });
    // A connection that ends in the middle, since whoever sent was killed, is reported as an error of the server.
    this.#server.on('error', () => undefined);
    const socket = this.#server.listen(this.#port, '127.0.0.1');
    await once(socket, 'listening');
    this.#port = (socket.address() as AddressInfo).port;
  }

  /** Closes all connections, in the middle of a mail too. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server === null) return;
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  }
}
