import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '#shared/contract/define.ts';
import type { profileCalls } from '#shared/contract/consumer/profile.ts';
import { once } from '../../lib/api/once.ts';
import { changeMember } from '../../lib/session/change-member.ts';
import { api } from './api.ts';

export type Profile = ReplyOf<(typeof profileCalls)['memberProfile']>;
export type SessionRow = ReplyOf<(typeof profileCalls)['memberSessions']>['result'][number];

const PROFILE_KEY = ['mine', 'profile'] as const;
const SESSIONS_KEY = ['mine', 'sessions'] as const;

export const profileQuery = () =>
  queryOptions({
    queryKey: PROFILE_KEY,
    queryFn: ({ signal }) => api.memberProfile({}, { signal }),
    staleTime: 0,
  });
export const sessionsQuery = () =>
  queryOptions({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => api.memberSessions({}, { signal }),
    staleTime: 0,
  });
/** Card, level and points in one: each is only a word beside its link. */
export const standingQuery = () =>
  queryOptions({
    queryKey: ['mine', 'standing'],
    queryFn: async ({ signal }) => {
      const [info, { level }, { balance }] = await Promise.all([
        api.memberBasicInfo({}, { signal }),
        api.memberLevel({}, { signal }),
        api.scoreBillSums({}, { signal }),
      ]);
      return { cardUntil: info.memberCardList.at(-1)?.endAt ?? null, level, balance };
    },
    staleTime: 0,
  });

/** What the account is now is shown at once, here and where the session names its member. */
const useChanged = () => {
  const queries = useQueryClient();
  return (profile: Profile): void => {
    queries.setQueryData(PROFILE_KEY, profile);
    changeMember({ phone: profile.phone, nickname: profile.nickname });
  };
};

export const useEdit = () => {
  const onSuccess = useChanged();
  return useMutation({
    mutationFn: (change: BodyOf<(typeof profileCalls)['memberEdit']>) =>
      once(`profile:${JSON.stringify(change)}`, (key) => api.memberEdit(change, { key })),
    onSuccess,
  });
};

type PhoneChange = BodyOf<(typeof profileCalls)['memberChangePhone']>;
export const useChangePhone = () => {
  const queries = useQueryClient();
  const changed = useChanged();
  return useMutation({
    mutationFn: (change: PhoneChange) =>
      once('profile-phone', (key) => api.memberChangePhone(change, { key })),
    gcTime: 0,
    onSuccess: (profile) => {
      changed(profile);
      return queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
  });
};

/** Ends one session, or without an id all others. */
export const useEndSession = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string | null) =>
      once(`session-end:${sessionId ?? ''}`, (key) =>
        api.memberEndSession(sessionId === null ? {} : { sessionId }, { key }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
};
