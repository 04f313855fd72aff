import { IconListDetails, IconScan, type TablerIcon } from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import type { MessageKey } from '#shared/i18n/translate.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useT } from '../lib/i18n.ts';
import { useSignedIn } from '../lib/session.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Calcada } from '../ui/calcada.tsx';
import { canWriteOff } from './guard.ts';
import classes from './shell.module.css';

type Item = { to: string; label: MessageKey; icon: TablerIcon; isForWriteOff: boolean };

const ITEMS: readonly Item[] = [
  { to: merchantRoutes.merchantWriteOff.path, label: 'console.nav.writeOff', icon: IconScan, isForWriteOff: true },
  { to: merchantRoutes.merchantRecord.path, label: 'console.nav.records', icon: IconListDetails, isForWriteOff: false },
];

export const Rail = () => {
  const t = useT();
  const { role } = useSignedIn().operator;
  return (
    <nav className={classes['rail']} aria-label={t('console.nav.label')}>
      <BrandMark />
      <div className={classes['links']}>
        {ITEMS.filter((item) => !item.isForWriteOff || canWriteOff(role)).map(({ to, label, icon: Icon }) => (
          <NavLink key={to} to={to} className={classes['link'] ?? ''}><Icon size={30} aria-hidden />{t(label)}</NavLink>
        ))}
      </div>
      <Calcada className={classes['wave'] ?? ''} />
    </nav>
  );
};
