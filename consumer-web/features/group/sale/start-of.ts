import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import type { StartReminder } from '../../../domain/reminders/start-reminders.ts';
import type { Flash } from './sale.ts';

type Deal = {
  productId: string;
  productName: string;
  flash: Pick<Flash, 'secKillId' | 'startTime' | 'endTime'>;
};

/** The start of a deal's flash sale, as it is announced. */
export const startOf = ({ productId, productName, flash }: Deal): Omit<StartReminder, 'shop'> => ({
  key: `${flash.secKillId} ${productId}`,
  name: productName,
  path: href(consumerRoutes.groupProductDetail, { productId }),
  startTime: flash.startTime,
  endTime: flash.endTime,
});
