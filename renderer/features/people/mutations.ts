import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query.ts';

type Name =
  | 'staffAdd'
  | 'staffEdit'
  | 'staffResetPassword'
  | 'staffSetActive'
  | 'operatorSetPin'
  | 'deviceRename'
  | 'deviceSetUp'
  | 'deviceRevoke';

/** One change of the people or the tills. Each of these calls is safe to send twice; the lists are refetched after it. */
const useChange = <N extends Name>(name: N, list: 'staff' | 'devices') =>
  useMutation({
    mutationFn: async (body: BodyOf<Contract[N]>): Promise<void> => {
      await (api[name] as (given: typeof body) => Promise<unknown>)(body);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [list] }),
  });

export const useAddPerson = () => useChange('staffAdd', 'staff');
export const useEditPerson = () => useChange('staffEdit', 'staff');
export const useResetPassword = () => useChange('staffResetPassword', 'staff');
export const useSetActive = () => useChange('staffSetActive', 'staff');
export const useClearPin = () => useChange('operatorSetPin', 'staff');
export const useRenameDevice = () => useChange('deviceRename', 'devices');
export const useSetLock = () => useChange('deviceSetUp', 'devices');
export const useRevokeDevice = () => useChange('deviceRevoke', 'devices');

/** A one-time code for a new till. */
export const useCreateEnrolment = () =>
  useMutation({
    mutationFn: (body: BodyOf<Contract['deviceCreateEnrolment']>) =>
      api.deviceCreateEnrolment(body),
  });
