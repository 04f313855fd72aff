// `npm start`: build what is stale, then run the backend with the demonstration town; it prints addresses and sign-ins itself.
import { runServer } from './server-process.mjs';
import { say } from './say.mjs';
import { buildStale } from './stale.mjs';

buildStale('consumer', 'console', 'server');

const isDemo = (process.env.DEMO ?? '1') === '1';
const addresses = (url) => say(`Consumer app ${url}/   Console ${url}/console/   API ${url}/docs`);
process.exit(
  await runServer({
    env: { DEMO: isDemo ? '1' : '0' },
    onListening: isDemo ? undefined : addresses,
  }),
);
