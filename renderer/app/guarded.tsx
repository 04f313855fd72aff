import { Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { MessageKey } from '#shared/i18n/translate.ts';
import { merchantRoutes, type MerchantRouteName } from '#shared/routes/merchant/index.ts';
import { useT } from '../lib/i18n.ts';
import { useKiosk } from '../lib/kiosk.ts';
import { storeOf, useSession, type Session } from '../lib/session.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PageLoader } from '../ui/page-loader.tsx';
import { decide } from './guard.ts';

const FirstPassword = lazyPart(
  async () => (await import('../features/sign-in/first-password.tsx')).FirstPassword,
);

export const titleKey = (name: MerchantRouteName): MessageKey =>
  merchantRoutes[name].meta.title as MessageKey;

/** What decides where somebody may be. */
export const whoIsAt = (session: Session) => ({
  role: session.operator.role,
  store: storeOf(session)?.kind ?? null,
  isKitchen: session.device.isKitchen,
});

/** Shows a screen, or redirects to where the operator must go first; sets the window's title. A one-time password is changed before any screen. */
export const Guarded = ({ name, children }: { name: MerchantRouteName; children: ReactNode }) => {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const t = useT();
  const isKiosk = useKiosk();
  const title = `${t(titleKey(name))} · ${t('brand')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (session?.operator.mustChangePassword)
    return (
      <Suspense fallback={<PageLoader />}>
        <FirstPassword />
      </Suspense>
    );
  const decision = decide({
    name,
    here: pathname + search,
    rp: query.get('rp'),
    session: session && whoIsAt(session),
    isKiosk,
  });
  return decision.show ? children : <Navigate to={decision.to} replace />;
};
