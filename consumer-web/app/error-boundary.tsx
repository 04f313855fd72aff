import { Component, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { host } from '../lib/host/host.ts';
import { useT } from '../lib/i18n.ts';
import { lostPart } from '../lib/navigation/part.ts';
import { useOnline } from '../lib/use-online.ts';
import { Button } from '../ui/button.tsx';
import { OfflineView } from '../ui/load-failed.tsx';
import { StateView } from '../ui/state-view.tsx';

type CatcherProps = { children: ReactNode; place: string };
type CatcherState = { failure: 'none' | 'broken' | 'partGone'; place: string };

/** Shows what went wrong in place of a screen that cannot be drawn; another address is a new try. */
class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { failure: 'none', place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<CatcherState> {
    return {
      failure: lostPart(error) === null ? 'broken' : 'partGone',
    };
  }

  static getDerivedStateFromProps(
    props: CatcherProps,
    state: CatcherState,
  ): Partial<CatcherState> | null {
    return props.place === state.place ? null : { failure: 'none', place: props.place };
  }

  readonly handleRetry = (): void => {
    this.setState({ failure: 'none' });
  };

  override render(): ReactNode {
    return this.state.failure === 'none' ? (
      this.props.children
    ) : (
      <Broken why={this.state.failure} onRetry={this.handleRetry} />
    );
  }
}

/** A restored connection needs a moment; so does a screen that failed (`areas.ts`). */
const LINE_MS = 800;

const TEXT = { broken: 'shell.broken', partGone: 'shell.partGone' } as const;

const Broken = ({ why, onRetry }: { why: keyof typeof TEXT; onRetry: () => void }) => {
  const t = useT();
  const isOnline = useOnline();
  const [isLine] = useState(why === 'partGone' && !isOnline);
  const isBack = isLine && isOnline;
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(onRetry, LINE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isBack, onRetry]);
  if (isLine)
    return (
      <main className="page__main">
        <OfflineView />
      </main>
    );
  return (
    <main className="page__main">
      <StateView isUrgent title={t('title.error')} text={t(TEXT[why])}>
        <Button onPress={() => host.reload()}>{t('common.retry')}</Button>
        <a className="button-link button-link--quiet" href="#/">
          {t('platform.backHome')}
        </a>
      </StateView>
    </main>
  );
};

/** Addresses that came by a plain link or from outside share one key: the path distinguishes them. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => {
  const { key, pathname, search } = useLocation();
  return <Catcher place={key + pathname + search}>{children}</Catcher>;
};
