import './front.css';
import { useT } from '../../lib/i18n.ts';
import { useFrame } from '../../lib/navigation/title.ts';
import { Icon } from '../../ui/icons.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Link } from '../../ui/link.tsx';
import { useHeadingFocus } from '../../ui/page.tsx';
import { PlaceButton } from '../place/place-button.tsx';

type Props = {
  title: string;
  /** What can be searched for, and where. */
  field: string;
  searchPath: string;
};

/** The blue front of a home: where to, language, and the way into the search. */
export const Front = ({ title, field, searchPath }: Props) => {
  const t = useT();
  useFrame(title);
  return (
    <header className="front">
      <h1 className="unseen" tabIndex={-1} ref={useHeadingFocus()}>
        {title}
      </h1>
      <div className="front__row">
        <PlaceButton label={t('home.place')} title={t('home.placeTitle')} />
        <LanguageSwitch />
      </div>
      <Link className="front__search" to={searchPath} data-testid="to-search">
        <Icon name="search" />
        <span>{field}</span>
      </Link>
    </header>
  );
};
