import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageTitle } from '#shared/format/page-title.ts';
import { useHasTabBar } from '../bottom-bar.ts';
import { host } from '../host/host.ts';
import { useT, type TextKey } from '../i18n.ts';
import { metaAt } from './screen-of.ts';

/** Title and bars of a screen, by its route and the client that hosts it. */
export type Frame = {
  title: string;
  hasTopBar: boolean;
  /** One begins here: there is no way back. */ isRoot: boolean;
};

/** The wallet has titles of its own for some routes (`apTitle`); a route may have no top bar, and clients that draw one leave ours out (spec 000 §2). */
export const useFrame = (title: string): Frame => {
  const t = useT();
  const { pathname } = useLocation();
  const meta = metaAt(pathname);
  const isRoot = useHasTabBar(pathname);
  const shown =
    host.kind === 'wallet' && meta?.apTitle !== undefined ? t(meta.apTitle as TextKey) : title;
  const brand = t('brand');
  useEffect(() => {
    const named = pageTitle({ title: shown }, brand);
    document.title = named === brand ? brand : `${named} · ${brand}`;
    host.setTitle(shown);
  }, [shown, brand]);
  return { title: shown, hasTopBar: meta?.hideTopbar !== true && !host.hasOwnBar, isRoot };
};
