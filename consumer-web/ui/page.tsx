import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../lib/i18n.ts';
import { Icon } from './icons.tsx';

type Props = { title: string; children: ReactNode; bar?: ReactNode; end?: ReactNode; isBare?: boolean; hasDock?: boolean };

/** Where the first screen of a visit begins; later ones move the focus to their heading. */
let isFirstScreen = true;

/** The heading that takes the focus when its screen opens. */
export const useHeadingFocus = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstScreen) heading.current?.focus({ preventScroll: true });
    isFirstScreen = false;
  }, []);
  return heading;
};

const BackButton = () => {
  const t = useT();
  const navigate = useNavigate();
  const goBack = (): void => {
    const hasPast = (history.state as { idx?: number } | null)?.idx;
    void (hasPast ? navigate(-1) : navigate(consumerRoutes.groupBooking.path, { replace: true }));
  };
  return <button type="button" className="icon-button" onClick={goBack} aria-label={t('common.back')}><Icon name="back" /></button>;
};

/** A screen: its document title, its top bar (or `bar` in its place) and its main part. */
export const Page = ({ title, children, bar, end, isBare = false, hasDock = false }: Props) => {
  const t = useT();
  const heading = useHeadingFocus();
  return (
    <div className="page">
      <title>{`${title} · ${t('brand')}`}</title>
      {bar ?? (
        <header className="page__bar">
          <BackButton />
          <h1 className="page__title" tabIndex={-1} ref={heading}>{title}</h1>
          <div>{end ?? <span className="icon-button" aria-hidden="true" />}</div>
        </header>
      )}
      <main className={`page__main${isBare ? ' page__main--bare' : ''}${hasDock ? ' page__main--barred' : ''}`}>{children}</main>
    </div>
  );
};
