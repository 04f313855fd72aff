export { sweepClosings } from './closing/files.ts';
export { peopleHandlers } from './handlers.ts';
export { isMemberOf } from './identity/is-member-of.ts';
export { sandboxIdentityRoutes } from './identity/sandbox-routes.ts';
export { holdAccount } from './member/hold.ts';
export { phoneOf } from './member/phone.ts';
export { phoneSeal } from './member/phone-seal.ts';
export { memberSession, visitorOf } from './member/session.ts';
export { sweepPeople } from './sweep.ts';
