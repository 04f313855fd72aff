import { create } from 'zustand';
import { storage, type Member } from './storage.ts';

type Session = { member: Member | null; signIn: (member: Member) => void; signOut: () => void };

/** Who is signed in on this device. */
export const useSession = create<Session>()((set) => ({
  member: storage.session.get(),
  signIn: ({ token, userId, phone, nickname }) => {
    const member = { token, userId, phone, nickname };
    storage.session.set(member);
    set({ member });
  },
  signOut: () => {
    storage.session.clear();
    set({ member: null });
  },
}));
