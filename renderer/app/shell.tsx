import { Suspense, type ReactNode } from 'react';
import type { MerchantRouteName } from '#shared/routes/merchant/index.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { storeOf, useSignedIn } from '../lib/session.ts';
import { DeskScanner } from '../features/desk/scan/desk-scanner.tsx';
import { ScanEverywhere } from '../features/write-off/scan-everywhere.tsx';
import { useT } from '../lib/i18n.ts';
import { useKiosk } from '../lib/kiosk.ts';
import { useStoreSwitches } from '../domain/store-switches/store-switches.ts';
import { Rail } from './rail.tsx';
import classes from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const DeskBell = lazyPart(async () => (await import('../features/desk/bell.tsx')).DeskBell);

/** The frame around every screen at a store: what can be done on the left, where and who on top. */
export const Shell = ({ name, children }: { name: MerchantRouteName; children: ReactNode }) => {
  const t = useT();
  const isKiosk = useKiosk();
  useKeptFocus(name);
  const session = useSignedIn();
  const kind = storeOf(session)?.kind;
  const hasDeals = kind === 'group';
  // an owner's till of a deal store calls for orders that nobody answers, too
  const hasDesk = session.stores.some(({ kind }) => kind !== 'group');
  // fetched on every page, because a scan may come on any page
  useStoreSwitches();
  const handleSkip = (): void => document.querySelector<HTMLElement>('#content')?.focus();
  return (
    <div className={classes['frame']} data-kiosk={isKiosk}>
      <button type="button" className={classes['skip']} onClick={handleSkip}>
        {t('console.skip')}
      </button>
      {hasDeals && <ScanEverywhere />}
      {kind !== undefined && !hasDeals && <DeskScanner />}
      {hasDesk && !(isKiosk && hasDeals) && (
        <Suspense>
          <DeskBell />
        </Suspense>
      )}
      {!isKiosk && <Rail />}
      <TopBar name={name} />
      <main id="content" data-screen={name} tabIndex={-1} className={classes['content']}>
        {children}
      </main>
    </div>
  );
};
