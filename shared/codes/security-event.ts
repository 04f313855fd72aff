/** What a security event is about; a refusal is one of the kinds, and so is a lock. */
export const SECURITY_EVENT_KINDS = [
  'sign-in',
  'refusal',
  'lock',
  'pin',
  'password',
  'role',
  'device',
  'export',
] as const;
/** The kind of a security event. */
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/** What was done or tried. */
export const SECURITY_ACTS = [
  'useSession',
  'signIn',
  'signInByCode',
  'signInByPin',
  'openDisplay',
  'signOut',
  'endSession',
  'confirmPassword',
  'changePassword',
  'resetPassword',
  'turnCodeOn',
  'turnCodeOff',
  'setPin',
  'approveByPin',
  'addPerson',
  'changePerson',
  'setActive',
  'createEnrolment',
  'enrolDevice',
  'revokeDevice',
  'exportRecords',
] as const;
/** What was done or tried. */
export type SecurityAct = (typeof SECURITY_ACTS)[number];
