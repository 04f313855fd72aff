import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { PlaceButton } from '../../../domain/place/place-button.tsx';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { useHeadingFocus } from '../../../ui/page.tsx';
import { Link } from '../../../ui/link.tsx';

/** The blue front of group-buy: near which place, language, own deals, and the way into the search. */
export const BrowseHeader = () => {
  const t = useT();
  const heading = useHeadingFocus();
  return (
    <header className="deal-front">
      <div className="deal-front__row">
        <PlaceButton label={t('deal.place')} title={t('deal.placeTitle')} />
        <LanguageSwitch />
        <Link className="icon-button deal-front__mine" to={consumerRoutes.groupBookingUser.path}>
          <span className="deal-front__mine-text">
            <Icon name="ticket" size={18} />
            <span className="deal-front__mine-word">{t('deal.myDeals')}</span>
          </span>
        </Link>
      </div>
      <h1 className="deal-front__title" tabIndex={-1} ref={heading}>
        {t('deal.heading')}
      </h1>
      <Link className="deal-search" to={consumerRoutes.groupSearch.path} data-testid="to-search">
        <Icon name="search" />
        <span>{t('deal.search')}</span>
      </Link>
    </header>
  );
};
