// `npm start`: builds what is stale, then runs the backend with the demonstration town, which prints
// its addresses and accounts.
import { runServer } from './server-process.mjs';
import { say } from './say.mjs';
import { buildStale } from './stale.mjs';

await buildStale('consumer', 'console', 'wall', 'server');

const isDemo = (process.env.DEMO ?? '1') === '1';
const addresses = (url) => say(`Consumer app ${url}/   Console ${url}/console/   API ${url}/docs`);
process.exit(
  await runServer({
    env: { DEMO: isDemo ? '1' : '0' },
    onListening: isDemo ? undefined : addresses,
  }),
);
