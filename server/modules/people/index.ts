export { sweepClosings } from './closing/files.ts';
export { peopleHandlers } from './handlers.ts';
export { dropOldIdentityCodes, hasIdentity } from './identity/identity-repo.ts';
export { sandboxIdentityRoutes } from './identity/sandbox-routes.ts';
export { dropOldSessions, holdAccount, readMemberSession } from './member/member-repo.ts';
export { memberSession } from './member/session.ts';
