import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contract/define.ts';
import type { member } from '#shared/contract/member.ts';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';

export const useLogin = () =>
  useMutation({
    mutationFn: (login: BodyOf<(typeof member)['memberLogin']>) => api.memberLogin(login),
    onSuccess: (member) => { useSession.getState().signIn(member, { isExplicit: true }); },
  });
