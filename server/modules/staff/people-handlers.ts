import type { merchantPeopleCalls } from '#shared/contract/merchant/people.ts';
import type { Handlers } from '#server/kit/context.ts';
import { bySession, recorded } from '#server/modules/oversight/index.ts';
import { deviceList, deviceRename, deviceRevoke, deviceSetUp } from './devices.ts';
import { deviceCreateEnrolment, deviceEnrol } from './enrol.ts';
import { deviceOpen } from './kitchen-device.ts';
import { operatorList, operatorSetPin, operatorSwitch } from './operators.ts';
import { byDisplay, byTill, byToken, onDevice, onPerson } from './recorded-acts.ts';
import { staffAdd, staffEdit, staffList, staffResetPassword, staffSetActive } from './staff.ts';

export const peopleHandlers: Pick<Handlers, keyof typeof merchantPeopleCalls> = {
  operatorList,
  operatorSwitch: recorded({ kind: 'sign-in', act: 'signInByPin', who: byTill }, operatorSwitch),
  operatorSetPin: recorded({ kind: 'pin', act: 'setPin', who: onPerson }, operatorSetPin),
  staffList,
  staffAdd: recorded(
    {
      kind: 'role',
      act: 'addPerson',
      who: (context, { requestId }) => ({ ...bySession(context), subject: requestId }),
      onceOf: ({ requestId }) => requestId,
    },
    staffAdd,
  ),
  staffEdit: recorded({ kind: 'role', act: 'changePerson', who: onPerson }, staffEdit),
  staffResetPassword: recorded(
    { kind: 'password', act: 'resetPassword', who: onPerson },
    staffResetPassword,
  ),
  staffSetActive: recorded({ kind: 'role', act: 'setActive', who: onPerson }, staffSetActive),
  deviceCreateEnrolment: recorded(
    { kind: 'device', act: 'createEnrolment', who: bySession },
    deviceCreateEnrolment,
  ),
  deviceEnrol: recorded({ kind: 'device', act: 'enrolDevice', who: byToken }, deviceEnrol),
  deviceOpen: recorded({ kind: 'sign-in', act: 'openDisplay', who: byDisplay }, deviceOpen),
  deviceList,
  deviceRename,
  deviceSetUp,
  deviceRevoke: recorded({ kind: 'device', act: 'revokeDevice', who: onDevice }, deviceRevoke),
};
