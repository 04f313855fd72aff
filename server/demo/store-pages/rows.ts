import type { PageDocument } from '#server/modules/catalogue/index.ts';
import { storeScore } from '../deal-reviews.ts';
import { pictureAddress } from '../picture-address.ts';
import { stores, type TownStore } from '../town/index.ts';
import { pages, type TownPage, type TownStorePage } from './index.ts';

const documentOf = (
  { story, specialities, showcase }: TownPage,
  { picture }: TownStore,
  { covers, video, facilities }: TownStorePage,
): PageDocument => {
  const pictures = [picture, ...covers].map((file, place) => ({
    id: `cover-${place}`,
    kind: 'IMG' as const,
    url: pictureAddress(file),
    poster: '',
  }));
  const clip = video && {
    id: 'clip',
    kind: 'VIDEO' as const,
    url: pictureAddress(video.file),
    poster: pictureAddress(video.poster),
  };
  return {
    covers: [...pictures.slice(0, 1), ...(clip ? [clip] : []), ...pictures.slice(1)],
    story: {
      title: story.title,
      blocks: story.blocks.map(({ kind, text, picture: file }) => ({
        kind,
        text,
        url: file === '' ? '' : pictureAddress(file),
      })),
    },
    specialities: specialities.map((item) => ({ ...item, picture: pictureAddress(item.picture) })),
    categories: showcase.map(({ key, name }) => ({ id: key, name })),
    facilities: [...facilities],
  };
};

const pageRow = (page: TownPage, store: TownStore, own: TownStorePage) => ({
  merchant_id: store.merchantKey,
  store_id: store.key,
  classify_zh: page.classify.zh,
  classify_en: page.classify.en,
  per_capita: page.perCapitaCents,
  phones: [...(own.phones ?? [])],
  takeout_store_id: own.takeoutKey ?? null,
  score: own.score === null ? null : storeScore(store.key),
  page: JSON.stringify(documentOf(page, store, own)),
});

const showcaseRows = ({ showcase }: TownPage, store: TownStore) =>
  showcase
    .flatMap(({ key, pieces }) => pieces.map((piece) => ({ categoryId: key, piece })))
    .map(({ categoryId, piece }, position) => ({
      merchant_id: store.merchantKey,
      store_id: store.key,
      id: `${store.key}-${piece.key}`,
      category_id: categoryId,
      position,
      name_zh: piece.name.zh,
      name_en: piece.name.en,
      picture: pictureAddress(piece.picture),
      price: piece.cents,
      facts: JSON.stringify({
        pictures: [pictureAddress(piece.picture)],
        description: piece.description,
        tags: piece.tags,
        allergens: piece.allergens,
        dealIds: piece.dealKeys,
      }),
    }));

/** What the town's stores show of themselves, by table. */
export const storePageTables = () => {
  const shown = stores.flatMap((store) => {
    const page = pages[store.merchantKey];
    const own = page?.stores[store.key];
    return page && own ? [{ page, store, own }] : [];
  });
  return {
    group_store_page: shown.map(({ page, store, own }) => pageRow(page, store, own)),
    group_showcase: shown.flatMap(({ page, store }) => showcaseRows(page, store)),
  };
};
