import {
  IconBarcode,
  IconBell,
  IconBuildingStore,
  IconCalendarCheck,
  IconCalendarUser,
  IconListDetails,
  IconMenu2,
  IconMessageStar,
  IconPackage,
  IconReceipt,
  IconReceiptRefund,
  IconScan,
  IconSettings,
  IconShieldLock,
  IconToolsKitchen2,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react';
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useState, type ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { WorkplaceKind } from '#shared/codes/store-kind.ts';
import type { MessageKey } from '#shared/i18n/translate.ts';
import { merchantRoutes, type MerchantRouteName } from '#shared/routes/merchant/index.ts';
import { useT } from '../lib/i18n.ts';
import { storeOf, useSignedIn } from '../lib/session.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Calcada } from '../ui/calcada.tsx';
import { HiddenText } from '../ui/hidden-text.tsx';
import { AlertBadge } from './alert-badge.tsx';
import { BarPanel } from './bar-panel.tsx';
import { RefundBadge } from './refund-badge.tsx';
import { canSee, canWriteOff, isOf } from './guard.ts';
import classes from './shell.module.css';

type Item = {
  to: string;
  label: MessageKey;
  icon: TablerIcon;
  isForWriteOff: boolean;
  /** Other paths of the same place. */ also?: readonly string[];
  /** The screen whose roles alone see the entry. */ screen?: MerchantRouteName;
  /** A screen whose roles find this one there. */ unless?: MerchantRouteName;
  /** What waits there. */ badge?: ComponentType;
};

const ITEMS: readonly Item[] = [
  {
    to: merchantRoutes.merchantDesk.path,
    label: 'console.nav.desk',
    icon: IconToolsKitchen2,
    isForWriteOff: false,
  },
  {
    to: merchantRoutes.merchantMenu.path,
    also: [merchantRoutes.merchantPromotions.path],
    label: 'console.nav.menu',
    icon: IconListDetails,
    isForWriteOff: false,
  },
  {
    to: merchantRoutes.merchantWriteOff.path,
    also: [merchantRoutes.merchantHome.path],
    label: 'console.nav.writeOff',
    icon: IconScan,
    isForWriteOff: true,
  },
  {
    to: merchantRoutes.merchantRecord.path,
    label: 'console.nav.records',
    icon: IconListDetails,
    isForWriteOff: false,
  },
  {
    to: merchantRoutes.merchantOrder.path,
    also: [merchantRoutes.merchantOrderDetails.path],
    label: 'console.nav.orders',
    icon: IconReceipt,
    isForWriteOff: false,
  },
  {
    to: merchantRoutes.merchantVisits.path,
    label: 'console.nav.visits',
    icon: IconCalendarUser,
    isForWriteOff: false,
  },
  {
    to: merchantRoutes.merchantCommodity.path,
    also: [merchantRoutes.merchantCommodityDetails.path],
    label: 'console.nav.commodities',
    icon: IconPackage,
    isForWriteOff: false,
  },
  {
    to: merchantRoutes.merchantRefunds.path,
    label: 'console.nav.refunds',
    icon: IconReceiptRefund,
    isForWriteOff: false,
    screen: 'merchantRefunds',
    badge: RefundBadge,
  },
  {
    to: merchantRoutes.merchantReviews.path,
    label: 'console.nav.reviews',
    icon: IconMessageStar,
    isForWriteOff: false,
    screen: 'merchantReviews',
  },
  {
    to: merchantRoutes.merchantAlerts.path,
    label: 'console.nav.alerts',
    icon: IconBell,
    isForWriteOff: false,
    screen: 'merchantAlerts',
    badge: AlertBadge,
  },
  {
    to: merchantRoutes.merchantDayClose.path,
    label: 'console.nav.dayClose',
    icon: IconCalendarCheck,
    isForWriteOff: false,
    screen: 'merchantDayClose',
  },
  {
    to: merchantRoutes.merchantStores.path,
    label: 'console.nav.stores',
    icon: IconBuildingStore,
    isForWriteOff: false,
    screen: 'merchantStores',
  },
  {
    to: merchantRoutes.merchantStaff.path,
    also: [merchantRoutes.merchantDevices.path, merchantRoutes.merchantSecurity.path],
    label: 'console.nav.people',
    icon: IconUsersGroup,
    isForWriteOff: false,
    screen: 'merchantStaff',
  },
  {
    to: merchantRoutes.merchantSecurity.path,
    label: 'console.nav.security',
    icon: IconShieldLock,
    isForWriteOff: false,
    screen: 'merchantSecurity',
    unless: 'merchantStaff',
  },
  {
    to: merchantRoutes.merchantScanner.path,
    label: 'console.nav.scanner',
    icon: IconBarcode,
    isForWriteOff: true,
  },
  {
    to: merchantRoutes.merchantSettings.path,
    label: 'console.nav.settings',
    icon: IconSettings,
    isForWriteOff: false,
  },
];

const NAMES = Object.keys(merchantRoutes) as MerchantRouteName[];
/** Whether this till's store has the screen of a path. */
const isAt = (path: string, store: WorkplaceKind): boolean =>
  NAMES.every((name) => merchantRoutes[name].path !== path || isOf(name, store));

/** The places that this operator can go to from this till. */
const Links = ({ onGo }: { onGo?: () => void }) => {
  const t = useT();
  const session = useSignedIn();
  const { role } = session.operator;
  const store = storeOf(session)?.kind ?? 'group';
  const { pathname } = useLocation();
  return (
    <div className={classes['links']}>
      {ITEMS.filter(
        ({ to, isForWriteOff, screen, unless }) =>
          isAt(to, store) &&
          (!isForWriteOff || canWriteOff(role)) &&
          (!screen || canSee(screen, role)) &&
          !(unless && canSee(unless, role)),
      ).map(({ to, also, label, icon: Icon, badge: Count }) => (
        <Link
          key={to}
          to={to}
          className={classes['link'] ?? ''}
          aria-current={pathname === to || also?.includes(pathname) ? 'page' : undefined}
          onClick={onGo}
        >
          <Icon size={30} aria-hidden />
          {t(label)}
          {Count && <Count />}
        </Link>
      ))}
    </div>
  );
};

/** In a narrow window the places lie behind a button: the page begins at once. */
const Menu = () => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const handleClose = useCallback(() => setOpen(false), []);
  return (
    <BarPanel
      isOpen={isOpen}
      onClose={handleClose}
      label={t('console.nav.label')}
      button={
        <button
          type="button"
          className={classes['menu']}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          data-testid="nav-menu"
        >
          <IconMenu2 size={24} aria-hidden />
          <HiddenText>{t('console.nav.open')}</HiddenText>
        </button>
      }
    >
      <Links onGo={handleClose} />
    </BarPanel>
  );
};

/** As in `shell.module.css`. */
const NARROW = '(max-width: 60em)';

export const Rail = () => {
  const t = useT();
  const isNarrow = useMediaQuery(NARROW, window.matchMedia(NARROW).matches);
  return (
    <nav className={classes['rail']} aria-label={t('console.nav.label')}>
      {isNarrow ? (
        <Menu />
      ) : (
        <>
          <BrandMark />
          <Links />
          <Calcada className={classes['wave'] ?? ''} />
        </>
      )}
    </nav>
  );
};
