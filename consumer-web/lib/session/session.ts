import { create } from 'zustand';
import * as z from 'zod/mini';
import { tokenPlaces } from '#shared/guards/token.ts';
import { host } from '../host/host.ts';
import { clearMember, defineSlot } from '../storage.ts';

const memberSchema = z.object({
  token: z.string(),
  userId: z.string(),
  phone: z.string(),
  nickname: z.string(),
});
export type Member = z.output<typeof memberSchema>;

/** Where that is stored. */
export const keptSession = defineSlot<Member | null>({
  key: 'session',
  area: 'both',
  schema: z.nullable(memberSchema),
  absent: null,
});

type Session = {
  token: string | null;
  /** Who that is; null until it was asked for. */
  member: Member | null;
  signIn: (member: Member, reason?: Parameters<typeof tokenPlaces>[0]) => void;
  /** A token alone, as it comes with an address or from the native app. */
  keepToken: (token: string) => void;
  signOut: () => void;
};

const stored = keptSession.get();
const knownMember = (member: Member | null): Member | null =>
  member !== null && member.userId !== '' ? member : null;
const isSocial = host.kind === 'social';

/** Who is signed in on this device. A token lasts as long as the tab; permanently in the social browser and after an explicit sign-in (spec 000 §4). */
export const useSession = create<Session>()((set, get) => ({
  token: stored?.token ?? null,
  member: knownMember(stored),
  signIn: ({ token, userId, phone, nickname }, reason = {}) => {
    const member = { token, userId, phone, nickname };
    keptSession.set(
      member,
      tokenPlaces({ isSocial, ...reason }).includes('local') ? undefined : 'session',
    );
    set({ token, member });
  },
  keepToken: (token) => {
    if (token === get().token) return;
    keptSession.set({ token, userId: '', phone: '', nickname: '' }, 'session');
    set({ token, member: null });
  },
  signOut: () => {
    keptSession.clear();
    clearMember();
    set({ token: null, member: null });
  },
}));
