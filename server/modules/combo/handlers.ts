import type { comboCalls } from '#shared/contract/consumer/combo.ts';
import type { Handlers } from '#server/kit/context.ts';
import { comboBuy } from './buy.ts';
import { comboCancel } from './cancel.ts';
import { comboCombinePay } from './combine.ts';
import { comboExpand, comboRevoke } from './expand.ts';
import { comboGroups, comboGuide } from './groups.ts';
import { comboDrawList, comboOrderGet, comboOrderList, comboPieces } from './lists.ts';

export const comboHandlers: Pick<Handlers, keyof typeof comboCalls> = {
  comboGroups,
  comboCombinePay,
  comboGuide,
  comboBuy,
  comboCancel,
  comboOrderList,
  comboOrderGet,
  comboDrawList,
  comboPieces,
  comboExpand,
  comboRevoke,
};
