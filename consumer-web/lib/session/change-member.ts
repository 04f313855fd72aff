import { keptSession, useSession, type Member } from './session.ts';

/** What is shown of the member who is signed in has changed: here, and where the session is stored. */
export const changeMember = (change: Partial<Pick<Member, 'phone' | 'nickname'>>): void => {
  const { member } = useSession.getState();
  if (member === null) return;
  const changed = { ...member, ...change };
  keptSession.change(changed);
  useSession.setState({ member: changed });
};
