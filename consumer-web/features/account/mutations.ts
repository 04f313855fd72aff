import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contract/define.ts';
import type { memberCalls } from '#shared/contract/consumer/member.ts';
import { api } from '../../lib/api/api.ts';
import { useT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { useSession } from '../../lib/session/session.ts';

/** Signs in with a notice that replaces the one about the code. */
export const useLogin = () => {
  const t = useT();
  return useMutation({
    mutationFn: (login: BodyOf<(typeof memberCalls)['memberLogin']>) => api.memberLogin(login),
    onSuccess: (member) => {
      useSession.getState().signIn(member, { isExplicit: true });
      notify(t('login.done'));
    },
  });
};
