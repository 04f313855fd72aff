import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Crash } from './crash.tsx';

type Props = { place: string; children: ReactNode };
type State = { hasFailed: boolean; place: string };

class Catcher extends Component<Props, State> {
  override state: State = { hasFailed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { hasFailed: false, place };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Crash /> : this.props.children;
  }
}

/** The crash page in place of a page that throws; another address is a new try. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Catcher place={useLocation().pathname}>{children}</Catcher>
);
