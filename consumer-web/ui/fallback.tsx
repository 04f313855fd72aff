import { Component, type ReactNode } from 'react';

type Props = { instead: ReactNode; children: ReactNode };

/** For a part that the page can do without: once it has failed, `instead` is shown. */
export class Fallback extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
