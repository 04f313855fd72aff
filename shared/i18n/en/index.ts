import type { zh } from '../zh/index.ts';
import { frame } from './frame.ts';
import { cart } from './cart.ts';
import { guards } from './guards.ts';
import { jump } from './jump.ts';
import { popup } from './popup.ts';
import { consoleStrings } from './console.ts';
import { consoleOrders } from './console-orders.ts';
import { consolePeople } from './console-people.ts';
import { consoleRecords } from './console-records.ts';
import { consoleScanner } from './console-scanner.ts';
import { consoleSettings } from './console-settings.ts';
import { consoleDisplay } from './console-display.ts';
import { consoleWriteOff } from './console-write-off.ts';
import { consoleDayClose } from './console-day-close.ts';
import { consoleStores } from './console-stores.ts';
import { consumer } from './consumer.ts';
import { desktop } from './desktop.ts';
import { errors } from './errors.ts';
import { errorsOffers } from './errors-offers.ts';
import { errorsTakeout } from './errors-takeout.ts';
import { errorsAddress } from './errors-address.ts';
import { server } from './server.ts';
import { goldServer } from './gold-server.ts';
import { takeoutServer } from './takeout-server.ts';
import { verdict } from './verdict.ts';
import { delivery } from './delivery.ts';
import { location } from './location.ts';
import { format } from './format.ts';
import { codeLabels } from './code-labels.ts';
import { messages } from './messages.ts';
import { validate } from './validate.ts';
import { orderCheckout } from './order-checkout.ts';
import { orderMessages } from './order-messages.ts';
import { orderRefund } from './order-refund.ts';
import { orderStrings } from './order.ts';

/** Complete by type: a missing key does not compile. */
import { pricing } from './pricing.ts';
import { voucher } from './voucher.ts';

export const en: Record<keyof typeof zh, string> = {
  ...errorsAddress,
  ...frame,
  ...cart,
  ...guards,
  ...jump,
  ...popup,
  ...errors,
  ...errorsOffers,
  ...errorsTakeout,
  ...server,
  ...takeoutServer,
  ...goldServer,
  ...verdict,
  ...consumer,
  ...consoleStrings,
  ...consoleRecords,
  ...consoleStores,
  ...consoleDayClose,
  ...consoleOrders,
  ...consolePeople,
  ...consoleScanner,
  ...consoleSettings,
  ...consoleDisplay,
  ...consoleWriteOff,
  ...desktop,
  ...delivery,
  ...location,
  ...format,
  ...codeLabels,
  ...messages,
  ...validate,
  ...orderStrings,
  ...orderMessages,
  ...orderRefund,
  ...orderCheckout,
  ...pricing,
  ...voucher,
};
