import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A page's bytes as our server sent them, with its content headers. */
export interface ServedBytes {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** One nginx worker that answers each path with given bytes from a file, with the same headers. */
export async function startNginx(
  program: string,
  port: number,
  pages: Readonly<Record<string, ServedBytes>>,
): Promise<{ process: ChildProcess; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-nginx-'));
  // Its worker runs as an unprivileged user when the master is root.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'pages'));
  const locations = Object.entries(pages).map(([path, page], index) => {
    writeFileSync(join(folder, 'pages', String(index)), page.body);
    const type = page.headers['content-type'] ?? 'text/html; charset=utf-8';
    const others = Object.entries(page.headers)
      .filter(
        ([name]) =>
          !['content-type', 'content-length', 'date', 'connection', 'keep-alive', 'etag'].includes(name),
      )
      .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
    return `location = ${path} { default_type "${type}"; ${others.join(' ')} try_files /pages/${index} =404; }`;
  });
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  types { }
  server { listen 127.0.0.1:${port}; root ${folder}; ${locations.join('\n')} }
}\n`,
  );
  const nginx = spawn(program, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  for (let attempt = 0; ; attempt += 1) {
    try {
      await fetch(`http://127.0.0.1:${port}/`);
      break;
    } catch (error) {
      if (attempt > 100) throw error;
      await wait(50);
    }
  }
  return {
    process: nginx,
    async stop() {
      const gone = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGTERM');
      await gone;
    },
  };
}
