import type { ReplyOf } from '#shared/contract/define.ts';
import type { storePageCalls } from './api.ts';

type Reply<Name extends keyof typeof storePageCalls> = ReplyOf<(typeof storePageCalls)[Name]>;
export type StorePage = Reply<'groupStoreMainPage'>;
export type StoreInfo = StorePage['storeInfo'];
export type StoreCard = StorePage['merchantStores'][number];
export type StoryBlock = Reply<'groupDecorStory'>['blocks'][number];
export type Speciality = Reply<'groupDecorSpecialities'>['result'][number];
export type CoverPiece = Reply<'groupDecorProductsForCover'>['result'][number];
export type ShowcasePiece = Reply<'groupDecorProducts'>['result'][number];
export type PieceDetail = Reply<'groupDecorProduct'>;
