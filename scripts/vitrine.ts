import { readConfig } from '@vitrine/server/platform/config.ts';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import { startServer, type RunningServer } from '@vitrine/server/start.ts';
import type { Step } from '@vitrine/server/open-platform.ts';
import { makeEmptySite } from './first-site.ts';

export { StartRefused } from '@vitrine/server/platform/start-refused.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** `vitrine start`: resolves when the shop answers. */
export function start(environment: Environment, step: Step): Promise<RunningServer> {
  return startServer(readConfig(environment, projectRoot), makeEmptySite, step);
}
