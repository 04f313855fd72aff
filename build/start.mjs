// `npm start`: build what is stale, start the backend with the demonstration town, say where everything is.
import { runServer } from './server-process.mjs';
import { say } from './say.mjs';
import { buildStale } from './stale.mjs';

buildStale('consumer', 'console');

const welcome = (url) => say(`
  Senado is ready.

  Consumer app       ${url}/
  Merchant console   ${url}/console/
  API description    ${url}/docs

  Demo sign-ins
    consumer with orders   853 6688 0001   the one-time code shows on the page and in this log
    new consumer           853 6688 0002
    owner                  66990001        password senado-demo
    manager                M1001           password senado-demo
    cashier                C1001, C1002    password senado-demo
    auditor                A1001           password senado-demo

  Stop with Ctrl+C. The data stays in ${process.env.DATABASE_URL ? 'your PostgreSQL' : process.env.DATA_DIR || '.senado/'}.
`);

const isDemo = (process.env.DEMO ?? '1') === '1';
process.exit(await runServer({ env: { DEMO: isDemo ? '1' : '0' }, onListening: isDemo ? welcome : (url) => say(`Consumer app ${url}/   Console ${url}/console/`) }));
