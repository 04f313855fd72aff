import { HiddenText } from '../ui/hidden-text.tsx';
import classes from './shell.module.css';

/** So many fit into the badge. */
const MOST_SHOWN = 99;

type Props = {
  /** Null until it is known. */
  count: number | null;
  words: (count: number) => string;
  testId: string;
};

/** How many things wait behind an entry of the menu; nothing when none does. */
export const CountBadge = ({ count, words, testId }: Props) =>
  count ? (
    <>
      <span className={classes['count']} aria-hidden data-testid={testId}>
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      </span>
      <HiddenText>{words(count)}</HiddenText>
    </>
  ) : null;
