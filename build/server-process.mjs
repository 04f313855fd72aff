// Runs the reference backend as a child process: forwards its output and our signals.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Runs the built server, or its sources with `watch`. Calls `onListening` with the address once the
 * server answers. Resolves with the exit code.
 */
export const runServer = ({ env, watch = false, onListening }) =>
  new Promise((resolve) => {
    const args = watch
      ? ['--import', 'tsx', '--watch-path=server', '--watch-path=shared', 'server/main.ts']
      : ['dist/server/main.js'];
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let seen = '';
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      if (seen === null) return;
      seen += chunk;
      const url = /listening on (http:\/\/\S+)/.exec(seen)?.[1];
      if (url) {
        seen = null;
        onListening?.(url);
      }
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
