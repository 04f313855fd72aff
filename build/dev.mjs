// `npm run dev`: like start, with hot reload: the backend restarts on change, vite serves both apps.
import { createServer } from 'vite';
import { runServer } from './server-process.mjs';
import { say } from './say.mjs';

const PORT = process.env.PORT || '3000';
const backend = `http://127.0.0.1:${PORT}`;
const CONSUMER_PORT = 5173;
const CONSOLE_PORT = 5174;

process.env.SENADO_BACKEND = backend;
const apps = await Promise.all([
  createServer({
    configFile: 'consumer-web/vite.config.ts',
    server: { port: CONSUMER_PORT, host: '127.0.0.1', strictPort: true },
  }),
  createServer({
    configFile: 'renderer/vite.config.ts',
    server: { port: CONSOLE_PORT, host: '127.0.0.1', strictPort: true },
  }),
]);
await Promise.all(apps.map((app) => app.listen()));
const code = await runServer({
  env: { PORT, DEMO: process.env.DEMO ?? '1' },
  watch: true,
  onListening: () =>
    say(
      [
        '',
        `  Consumer app with hot reload   http://127.0.0.1:${CONSUMER_PORT}/`,
        `  Console with hot reload        http://127.0.0.1:${CONSOLE_PORT}/`,
        `  Gallery of the consumer app    http://127.0.0.1:${CONSUMER_PORT}/gallery/index.html`,
        `  Gallery of the console         http://127.0.0.1:${CONSOLE_PORT}/gallery/index.html`,
        '',
      ].join('\n'),
    ),
});
await Promise.all(apps.map((app) => app.close()));
process.exit(code);
