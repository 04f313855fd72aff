import { buildStale } from '#build/stale.mjs';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { startServer } from '#tests/support/server-process.ts';
import { memberAt, type SignedInMember } from './signed-in-member.ts';
import { buildBareList } from './bare-page.ts';
import { printPageStart, printStartAims } from './page-start.ts';

type BareRow = { title: string; texts: string[] };

/** The plans with what they bring, and the packets of the cycle: what the page of the monthly card shows. */
const cardRows = async ({ client: { api } }: SignedInMember): Promise<BareRow[]> => {
  const [{ plans, packs }, { result }] = await Promise.all([
    api.memberPlusList({}),
    api.memberRedpack({ businessType: 1 }),
  ]);
  return [
    ...plans.map(({ name, price, days }) => ({ title: name, texts: [`${price}`, `${days}`] })),
    ...packs.map(({ name, price }) => ({ title: name, texts: [`${price}`] })),
    ...result.map(({ redpackId, redpackName }) => ({ title: redpackId, texts: [redpackName] })),
  ];
};

/** Level, points and gift packs: what the page of the level shows. */
const levelRows = async ({ client: { api } }: SignedInMember): Promise<BareRow[]> => {
  const [card, sums, packs] = await Promise.all([
    api.memberCard({}),
    api.scoreBillSums({}),
    api.levelPacks({}),
  ]);
  return [
    { title: card.cardName, texts: [card.cardNo, `${card.growth}`] },
    { title: 'points', texts: [`${sums.balance}`, `waiting ${sums.waiting}`] },
    ...packs.result.map(({ level, state }) => ({ title: `pack ${level}`, texts: [state] })),
  ];
};

const bareRows = '.rows > li';

/** The pages of the monthly card and of the level from nothing, beside bare pages with the same rows. */
export const run = async (): Promise<void> => {
  if (process.env['DIST_DIR'] === undefined) await buildStale('consumer');
  const server = await startServer({ waitMs: 240_000 });
  try {
    const holder = await memberAt(server.url, '66880003');
    await printPageStart(server, {
      name: 'the monthly card',
      page: { path: `/#${consumerRoutes.vipHome.path}`, rows: '.vip > *', member: holder.kept },
      bare: await buildBareList(await cardRows(holder), 'bare-rows'),
      bareRows,
    });
    const black = await memberAt(server.url, '66880005');
    await printPageStart(server, {
      name: 'level and points',
      page: { path: `/#${consumerRoutes.memberOnline.path}`, rows: '.pack', member: black.kept },
      bare: await buildBareList(await levelRows(black), 'bare-rows'),
      bareRows,
    });
  } finally {
    await server.remove();
  }
  printStartAims();
};
