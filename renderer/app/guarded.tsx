import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { MessageKey } from '#shared/i18n/translate.ts';
import { merchantRoutes, type MerchantRouteName } from '#shared/routes/merchant/index.ts';
import { useT } from '../lib/i18n.ts';
import { useKiosk } from '../lib/kiosk.ts';
import { useSession } from '../lib/session.ts';
import { decide } from './guard.ts';

export const titleKey = (name: MerchantRouteName): MessageKey =>
  merchantRoutes[name].meta.title as MessageKey;

/** Shows a screen, or redirects to where the operator must go first; sets the window's title. */
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
  const facts = session && { role: session.operator.role, hasStore: session.storeId !== null };
  const decision = decide({
    name,
    here: pathname + search,
    rp: query.get('rp'),
    session: facts,
    isKiosk,
  });
  return decision.show ? children : <Navigate to={decision.to} replace />;
};
