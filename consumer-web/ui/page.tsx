import { useEffect, useRef, type ReactNode } from 'react';
import { useT } from '../lib/i18n.ts';
import { useFrame } from '../lib/navigation/title.ts';
import { useGoBack } from '../lib/navigation/use-go-back.ts';
import { Icon } from './icons.tsx';

type Props = {
  title: string;
  children: ReactNode;
  isBare?: boolean;
  hasDock?: boolean;
  /** In place of the whole top bar. */
  bar?: ReactNode;
  /** At the end of the top bar. */
  end?: ReactNode;
  /** Where going back leads when there is nothing to go back to. */
  backPath?: string;
};

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

/** One step back, as the client that hosts the app goes back. */
export const BackButton = ({ backPath }: { backPath?: string | undefined }) => {
  const t = useT();
  const handleGoBack = useGoBack(backPath);
  return (
    <button
      type="button"
      className="icon-button"
      onClick={handleGoBack}
      aria-label={t('common.back')}
    >
      <Icon name="back" />
    </button>
  );
};

/** As wide as a button, so that the heading is centred. */
const Spacer = () => <span className="icon-button" aria-hidden="true" />;

type TopBarProps = { title: string; end: ReactNode; back: ReactNode };
const TopBar = ({ title, end, back }: TopBarProps) => (
  <header className="page__bar">
    {back}
    <h1 className="page__title" tabIndex={-1} ref={useHeadingFocus()}>
      {title}
    </h1>
    <div>{end ?? <Spacer />}</div>
  </header>
);

/** Without a bar of our own the heading is for screen readers, and the actions stay. */
const BareHead = ({ title, end }: { title: string; end: ReactNode }) => (
  <>
    <h1 className="unseen" tabIndex={-1} ref={useHeadingFocus()}>
      {title}
    </h1>
    {end !== undefined && <div className="page__end">{end}</div>}
  </>
);

/** A screen: its title, its top bar (or `bar` in its place, where a top bar is wanted at all) and its main part. */
export const Page = ({
  title,
  children,
  bar,
  end,
  backPath,
  isBare = false,
  hasDock = false,
}: Props) => {
  const frame = useFrame(title);
  const back = frame.isRoot ? <Spacer /> : <BackButton backPath={backPath} />;
  const head = frame.hasTopBar ? (
    <TopBar title={frame.title} end={end} back={back} />
  ) : (
    <BareHead title={frame.title} end={end} />
  );
  return (
    <div className="page">
      {bar ?? head}
      <main
        className={`page__main${isBare ? ' page__main--bare' : ''}${hasDock ? ' page__main--barred' : ''}`}
      >
        {children}
      </main>
    </div>
  );
};
