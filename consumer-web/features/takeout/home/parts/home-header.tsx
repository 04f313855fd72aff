import { findRoutes } from '#shared/routes/consumer/home.ts';
import { useT } from '../../../../lib/i18n.ts';
import { useFrame } from '../../../../lib/navigation/title.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { LanguageSwitch } from '../../../../ui/language-switch.tsx';
import { useHeadingFocus } from '../../../../ui/page.tsx';
import { PlaceButton } from '../../../../domain/place/place-button.tsx';
import { Link } from '../../../../ui/link.tsx';

/** The blue front of the house: where to, language, and the way into the search. */
export const HomeHeader = () => {
  const t = useT();
  useFrame(t('title.home'));
  return (
    <header className="front">
      <h1 className="unseen" tabIndex={-1} ref={useHeadingFocus()}>
        {t('title.home')}
      </h1>
      <div className="front__row">
        <PlaceButton label={t('home.place')} title={t('home.placeTitle')} />
        <LanguageSwitch />
      </div>
      <Link className="front__search" to={findRoutes.Search.path} data-testid="to-search">
        <Icon name="search" />
        <span>{t('home.searchField')}</span>
      </Link>
    </header>
  );
};
