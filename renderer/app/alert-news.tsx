import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useOpenAlerts } from '../features/alerts/queries.ts';
import { useT } from '../lib/i18n.ts';
import { useKiosk } from '../lib/kiosk.ts';
import { useSession } from '../lib/session.ts';
import { HiddenText } from '../ui/hidden-text.tsx';
import { canSee } from './guard.ts';

/** Pages on which only the till speaks. */
const QUIET: readonly string[] = [
  merchantRoutes.merchantHome.path,
  merchantRoutes.merchantWriteOff.path,
];

const News = () => {
  const t = useT();
  const count = useOpenAlerts();
  const isQuiet = QUIET.includes(useLocation().pathname);
  const known = useRef<number | null>(null);
  const [news, setNews] = useState<number | null>(null);
  useEffect(() => {
    if (count === null || (known.current !== null && isQuiet)) return;
    setNews(known.current !== null && count > known.current ? count : null);
    known.current = count;
  }, [count, isQuiet]);
  return (
    <HiddenText role="status">{news !== null && t('alerts.news', { count: news })}</HiddenText>
  );
};

/** Announces politely that there are more open alerts than before, on whatever page. At the write-off page it waits until that is left. */
export const AlertNews = () => {
  const session = useSession();
  const isKiosk = useKiosk();
  if (
    !session?.storeId ||
    session.operator.mustChangePassword ||
    isKiosk ||
    !canSee('merchantAlerts', session.operator.role)
  )
    return null;
  return <News key={session.operator.id} />;
};
