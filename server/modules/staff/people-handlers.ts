import type { merchantPeopleCalls } from '#shared/contract/merchant/people.ts';
import type { Handlers } from '#server/kit/context.ts';
import { deviceList, deviceRename, deviceRevoke, deviceSetUp } from './devices.ts';
import { deviceCreateEnrolment, deviceEnrol } from './enrol.ts';
import { operatorList, operatorSetPin, operatorSwitch } from './operators.ts';
import { staffAdd, staffEdit, staffList, staffResetPassword, staffSetActive } from './staff.ts';

export const peopleHandlers: Pick<Handlers, keyof typeof merchantPeopleCalls> = {
  operatorList,
  operatorSwitch,
  operatorSetPin,
  staffList,
  staffAdd,
  staffEdit,
  staffResetPassword,
  staffSetActive,
  deviceCreateEnrolment,
  deviceEnrol,
  deviceList,
  deviceRename,
  deviceSetUp,
  deviceRevoke,
};
