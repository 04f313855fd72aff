import type { monthlyCardCalls } from '#shared/contract/consumer/monthly-card.ts';
import type { Handlers } from '#server/kit/context.ts';
import { memberOrderCancel } from './cancel.ts';
import { memberOrderCreate } from './create.ts';
import {
  memberBasicInfo,
  memberContinueInfo,
  memberOpenInfo,
  memberPartner,
  memberPlusList,
  memberSettingInfo,
} from './info.ts';
import { memberOrderList } from './lists.ts';
import { memberRedpack } from './packets.ts';
import { memberSetAutoRenew } from './renew.ts';
import { memberSaveMoney } from './savings.ts';
import { memberStoreList } from './stores.ts';

export const monthlyCardHandlers: Pick<Handlers, keyof typeof monthlyCardCalls> = {
  memberBasicInfo,
  memberRedpack,
  memberPlusList,
  memberOpenInfo,
  memberContinueInfo,
  memberSettingInfo,
  memberPartner,
  memberStoreList,
  memberSaveMoney,
  memberOrderCreate,
  memberOrderCancel,
  memberOrderList,
  memberSetAutoRenew,
};
