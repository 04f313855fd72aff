import type { comboCalls } from '#shared/contract/consumer/combo.ts';
import type { comboLabelCalls } from '#shared/contract/consumer/combo-label.ts';
import type { Handlers } from '#server/kit/context.ts';
import { comboBuy } from './buy.ts';
import { comboCancel } from './cancel.ts';
import { comboCombinePay } from './combine.ts';
import { comboExpand, comboRevoke } from './expand.ts';
import { comboGroups, comboGuide } from './groups.ts';
import { comboLabels } from './labels.ts';
import { comboDrawList, comboOrderGet, comboOrderList, comboPieces } from './lists.ts';

export const comboHandlers: Pick<Handlers, keyof typeof comboCalls | keyof typeof comboLabelCalls> =
  {
    comboGroups,
    comboCombinePay,
    comboGuide,
    comboLabels,
    comboBuy,
    comboCancel,
    comboOrderList,
    comboOrderGet,
    comboDrawList,
    comboPieces,
    comboExpand,
    comboRevoke,
  };
