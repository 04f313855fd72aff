import { buildStale } from '#build/stale.mjs';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { href } from '#shared/routes/define.ts';
import { testClient, type TestClient } from '#tests/support/server-client.ts';
import { startServer } from '#tests/support/server-process.ts';
import { buildBareList } from './bare-page.ts';
import { printPageStart, printStartAims } from './page-start.ts';

type Api = TestClient['api'];
type BareRow = { title: string; texts: string[]; picture?: string };
/** A page, what counts as a row of its list, and the rows of the bare page beside it. */
type Opened = { name: string; path: string; rows: string; bare: (api: Api) => Promise<BareRow[]> };

const MARKET = asId<StoreId>('m-praia-grande');
const SELLER = asId<StoreId>('senado');

const PAGES: readonly Opened[] = [
  {
    name: 'the supermarkets',
    path: consumerRoutes.marketIndex.path,
    rows: '.rail__row > li, .mkg-card',
    bare: async (api) => {
      const { result } = await api.marketNearList({ size: 20 });
      return result.map(({ storeName, imgUrl, distance }) => ({
        title: storeName,
        texts: [`${distance} m`],
        picture: imgUrl,
      }));
    },
  },
  {
    name: 'a supermarket',
    path: href(consumerRoutes.marketStore, { id: MARKET }),
    rows: '.mk-cell__name',
    bare: async (api) => {
      const { classifies } = await api.marketClassify({ storeId: MARKET });
      const { result } = await api.marketProductListNew({
        storeId: MARKET,
        classifyId: classifies[0]!.classifyId,
        size: 20,
      });
      return result.map(({ productId, productName, price, imgUrl }) => ({
        title: productId,
        texts: [productName, `${price}`],
        picture: imgUrl,
      }));
    },
  },
  {
    name: 'group-buy',
    path: consumerRoutes.groupBooking.path,
    rows: '.deal-shop, article.deal',
    bare: async (api) => {
      const { result } = await api.groupNearStoreList({ size: 20 });
      return result.map(({ storeName, thumbnailHead, distance }) => ({
        title: storeName,
        texts: [`${distance} m`],
        picture: thumbnailHead,
      }));
    },
  },
  {
    name: 'a store of deals',
    path: href(consumerRoutes.groupStore, { id: SELLER }),
    rows: 'article.deal',
    bare: async (api) => {
      const { result } = await api.groupProductStoreList({ storeId: SELLER });
      return result.map(({ productId, productName, price, productImg }) => ({
        title: productId,
        texts: [productName, `${price}`],
        picture: productImg,
      }));
    },
  },
];

/** Homes and store pages of supermarkets and group-buy from nothing to their list, each beside a bare page with the same rows. */
export const run = async (): Promise<void> => {
  if (process.env['DIST_DIR'] === undefined) await buildStale('consumer');
  const server = await startServer();
  try {
    const { api } = testClient({ url: server.url });
    for (const { name, path, rows, bare } of PAGES)
      await printPageStart(server, {
        name,
        page: { path: `/#${path}`, rows },
        bare: await buildBareList(await bare(api), 'bare-rows'),
        bareRows: '.rows > li',
      });
  } finally {
    await server.remove();
  }
  printStartAims();
};
