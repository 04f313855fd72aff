import type { ReactNode } from 'react';
import type { MerchantRouteName } from '#shared/routes/merchant/index.ts';
import { ScanEverywhere } from '../features/write-off/scan-everywhere.tsx';
import { useT } from '../lib/i18n.ts';
import { useKiosk } from '../lib/kiosk.ts';
import { useStoreSwitches } from '../domain/store-switches/store-switches.ts';
import { Rail } from './rail.tsx';
import classes from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** The frame around every screen at a store: what can be done on the left, where and who on top. */
export const Shell = ({ name, children }: { name: MerchantRouteName; children: ReactNode }) => {
  const t = useT();
  const isKiosk = useKiosk();
  useKeptFocus(name);
  // fetched on every page, because a scan may come on any page
  useStoreSwitches();
  const handleSkip = (): void => document.querySelector<HTMLElement>('#content')?.focus();
  return (
    <div className={classes['frame']} data-kiosk={isKiosk}>
      <button type="button" className={classes['skip']} onClick={handleSkip}>
        {t('console.skip')}
      </button>
      <ScanEverywhere />
      {!isKiosk && <Rail />}
      <TopBar name={name} />
      <main id="content" data-screen={name} tabIndex={-1} className={classes['content']}>
        {children}
      </main>
    </div>
  );
};
