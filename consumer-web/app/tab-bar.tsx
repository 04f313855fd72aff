import { TABS } from '../lib/bottom-bar.ts';
import { useT } from '../lib/i18n.ts';
import { screenOf } from '../lib/navigation/screen-of.ts';
import { Icon } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';

const ICONS = {
  home: 'bowl',
  marketIndex: 'basket',
  allOrderList: 'receipt',
  UserRedpack: 'packet',
} as const;

/** The bottom tabs. Switching replaces the present address: going back leads out of the tabs, not through them. */
export const TabBar = ({ pathname }: { pathname: string }) => {
  const t = useT();
  const current: string | null = screenOf(pathname);
  return (
    <nav className="tabs" aria-label={t('shell.tabs')}>
      {TABS.map(({ route, path, titleKey }) => (
        <Link
          key={route}
          replace
          to={path}
          className="tabs__tab"
          data-testid={`tab-${route}`}
          {...(route === current && { 'aria-current': 'page' as const })}
        >
          <Icon name={ICONS[route]} size={24} />
          <span>{t(titleKey)}</span>
        </Link>
      ))}
    </nav>
  );
};
