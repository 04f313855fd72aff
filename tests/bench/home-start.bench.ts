import { axiosTransport } from '#tests/support/axios-transport.ts';
import { buildStale } from '#build/stale.mjs';
import { testClient } from '#tests/support/server-client.ts';
import { startServer } from '#tests/support/server-process.ts';
import { buildBareList } from './bare-page.ts';
import { printPageStart, printStartAims } from './page-start.ts';

/** The home's list, as the server answers it to who has no place yet. */
const listAnswer = async (url: string): Promise<unknown> => {
  let answer: unknown;
  const send = axiosTransport();
  await testClient({
    url,
    transport: async (request) => {
      const reply = await send(request);
      answer = reply.body;
      return reply;
    },
  }).api.clickGoldMergeList({ offset: 0 });
  return answer;
};

/** The home from nothing to its list, beside a page of nothing but React with the same rows and pictures. */
export const run = async (): Promise<void> => {
  if (process.env['DIST_DIR'] === undefined) await buildStale('consumer');
  const server = await startServer();
  const rows = '.stores > li';
  try {
    await printPageStart(server, {
      name: 'the home',
      page: { path: '/', rows },
      bare: await buildBareList(await listAnswer(server.url)),
      bareRows: rows,
    });
  } finally {
    await server.remove();
  }
  printStartAims();
};
