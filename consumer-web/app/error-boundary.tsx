import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { host } from '../lib/host.ts';
import { useT } from '../lib/i18n.ts';
import { Button } from '../ui/button.tsx';
import { StateView } from '../ui/state-view.tsx';

type CatcherProps = { children: ReactNode; place: string };
type CatcherState = { hasFailed: boolean; place: string };

/** Shows what went wrong in place of a screen that cannot be drawn; another address is a new try. */
class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { hasFailed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<CatcherState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: CatcherProps, state: CatcherState): Partial<CatcherState> | null {
    return props.place === state.place ? null : { hasFailed: false, place: props.place };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Broken /> : this.props.children;
  }
}

const Broken = () => {
  const t = useT();
  return (
    <main className="page__main">
      <StateView isUrgent title={t('title.error')} text={t('shell.broken')}>
        <Button onPress={() => { host.reload(); }}>{t('common.retry')}</Button>
        <a className="button-link button-link--quiet" href="#/groupbooking">{t('shell.home')}</a>
      </StateView>
    </main>
  );
};

export const ErrorBoundary = ({ children }: { children: ReactNode }) => <Catcher place={useLocation().key}>{children}</Catcher>;
