import { merchantDeskDeliveryCalls } from './desk-delivery.ts';
import { merchantDeskHeardCalls } from './desk-heard.ts';
import { merchantKitchenCalls } from './desk-kitchen.ts';
import { merchantDeskLiveCalls } from './desk-live.ts';
import { merchantDeskMenuCalls } from './desk-menu.ts';
import { merchantDeskSettingCalls } from './desk-settings.ts';
import { merchantDeskCalls } from './desk.ts';
import { merchantStoreDaysCalls } from './store-days.ts';

/** Every call of the desk: the console loads them with it. */
export const deskContract = {
  ...merchantDeskCalls,
  ...merchantDeskDeliveryCalls,
  ...merchantDeskHeardCalls,
  ...merchantDeskLiveCalls,
  ...merchantDeskMenuCalls,
  ...merchantDeskSettingCalls,
  ...merchantStoreDaysCalls,
  ...merchantKitchenCalls,
};

/** The type of the desk's calls. */
export type DeskContract = typeof deskContract;
