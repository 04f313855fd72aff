import { lazyPart } from '../../ui/lazy-part.tsx';

/** Screens of this feature by route name. */
export const auditScreens = {
  merchantAudit: lazyPart(async () => (await import('./audit.screen.tsx')).AuditScreen),
};
