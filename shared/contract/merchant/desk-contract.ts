import { merchantAuditCalls } from './audit.ts';
import { merchantDeskDeliveryCalls } from './desk-delivery.ts';
import { merchantDeskHeardCalls } from './desk-heard.ts';
import { merchantKitchenCalls } from './desk-kitchen.ts';
import { merchantDeskLiveCalls } from './desk-live.ts';
import { merchantDeskMenuCalls } from './desk-menu.ts';
import { merchantDeskMoneyCalls } from './desk-money.ts';
import { merchantDeskScanCalls } from './desk-scan.ts';
import { merchantDeskSettingCalls } from './desk-settings.ts';
import { merchantPrintCalls } from './desk-print.ts';
import { merchantDeskCalls } from './desk.ts';
import { merchantWallCalls } from './desk-wall.ts';
import { merchantMenuImportCalls } from './menu-import.ts';
import { merchantMenuPhotosCalls } from './menu-photos.ts';
import { merchantMenuCalls } from './menu.ts';
import { merchantStoreDaysCalls } from './store-days.ts';

/** Every call of the desk: the console loads them with it. */
export const deskContract = {
  ...merchantDeskCalls,
  ...merchantDeskDeliveryCalls,
  ...merchantDeskHeardCalls,
  ...merchantDeskLiveCalls,
  ...merchantDeskMenuCalls,
  ...merchantDeskMoneyCalls,
  ...merchantDeskScanCalls,
  ...merchantDeskSettingCalls,
  ...merchantStoreDaysCalls,
  ...merchantKitchenCalls,
  ...merchantWallCalls,
  ...merchantAuditCalls,
  ...merchantMenuCalls,
  ...merchantMenuImportCalls,
  ...merchantMenuPhotosCalls,
  ...merchantPrintCalls,
};

/** The type of the desk's calls. */
export type DeskContract = typeof deskContract;
