import type { platformCalls } from '#shared/contract/consumer/platform.ts';
import type { Handlers } from '#server/kit/context.ts';
import { location, mpayPopup } from './place.ts';
import { eventPush } from './push.ts';
import { appInfo, bottomBar, switchList, systemStatus } from './switches.ts';
import { upload, uploadShown } from '#server/kit/uploads/upload.ts';

export const platformHandlers: Pick<
  Handlers,
  'clientLocation' | 'mpayUserPopup' | 'eventPush' | keyof typeof platformCalls
> = {
  clientLocation: location,
  mpayUserPopup: mpayPopup,
  switchList,
  bottomBar,
  appInfo,
  systemStatus,
  upload,
  uploadShown,
  eventPush,
};
