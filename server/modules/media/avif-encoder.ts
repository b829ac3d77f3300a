import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../platform/project-root.ts';

export interface AvifJob {
  /** The picture as it was uploaded. */
  readonly bytes: Uint8Array;
  readonly renditions: readonly {
    /** `full` or `750w`. */
    readonly name: string;
    readonly width: number;
    /** The AVIF is stored only when smaller than this, bytes. */
    readonly max: number;
  }[];
}

export interface AvifFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Encodes one picture at a time in a child process of the lowest priority, which ends with `close`. */
export interface AvifEncoder {
  /** Throws when the picture cannot be encoded, or the process ends. */
  encode(job: AvifJob): Promise<readonly AvifFile[]>;
  close(): void;
}

const PROGRAM = join(projectRoot, 'server', 'modules', 'media', 'encode-avif.mjs');

export function openAvifEncoder(): AvifEncoder {
  let child: ChildProcess | null = null;
  const start = (): ChildProcess => {
    const started = fork(PROGRAM, [], { serialization: 'advanced', stdio: 'ignore', execArgv: [] });
    // Does not keep a server that stops alive.
    started.unref();
    started.channel?.unref();
    started.once('exit', () => {
      if (child === started) child = null;
    });
    return started;
  };
  return {
    encode(job) {
      child ??= start();
      const working = child;
      return new Promise((resolve, reject) => {
        const settle = (): void => {
          working.off('message', answer);
          working.off('exit', lose);
          working.off('error', lose);
        };
        const answer = (message: unknown): void => {
          settle();
          const { files, error } = message as { files?: readonly AvifFile[]; error?: string };
          if (files === undefined) reject(new Error(error));
          else resolve(files);
        };
        const lose = (): void => {
          settle();
          reject(new EncoderStopped());
        };
        working.on('message', answer);
        working.on('exit', lose);
        working.on('error', lose);
        working.send(job, (error) => {
          if (error !== null) lose();
        });
      });
    },
    close() {
      child?.kill('SIGKILL');
      child = null;
    },
  };
}

/** The process ended before it responded: the server stopped, or the process was killed. */
export class EncoderStopped extends Error {}
