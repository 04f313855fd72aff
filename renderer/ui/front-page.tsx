import type { ReactNode } from 'react';
import { useT } from '../lib/i18n.ts';
import { BrandMark } from './brand-mark.tsx';
import { Calcada } from './calcada.tsx';
import classes from './front-page.module.css';
import { LanguageSwitch } from './language-switch.tsx';

/** The page before the till: brand on the left, the form on the right. */
export const FrontPage = ({ lead, children }: { lead: string; children: ReactNode }) => {
  const t = useT();
  return (
    <div className={classes['page']}>
      <header className={classes['side']}>
        <div className={classes['brand']}>
          <BrandMark size={64} />
          <span className={classes['name']}>{t('brand')}</span>
        </div>
        <p className={classes['lead']}>{lead}</p>
        <Calcada className={classes['wave'] ?? ''} />
      </header>
      <main className={classes['main']}>
        <div className={classes['corner']}>
          <LanguageSwitch />
        </div>
        <div className={classes['form']}>{children}</div>
      </main>
    </div>
  );
};
