import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { useHeadingFocus } from '../../../ui/page.tsx';
import { SearchField } from './search-field.tsx';
import { Link } from '../../../ui/link.tsx';

/** The blue front of the shop: name, language, own orders, search. */
export const BrowseHeader = () => {
  const t = useT();
  const heading = useHeadingFocus();
  return (
    <header className="deal-front">
      <div className="deal-front__row">
        <span className="deal-front__brand" translate="no">
          {t('brand')}
        </span>
        <LanguageSwitch />
        <Link className="icon-button deal-front__mine" to={consumerRoutes.groupBookingUser.path}>
          <span className="deal-front__mine-text">
            <Icon name="ticket" size={18} />
            {t('deal.myDeals')}
          </span>
        </Link>
      </div>
      <h1 className="deal-front__title" tabIndex={-1} ref={heading}>
        {t('deal.heading')}
      </h1>
      <SearchField />
    </header>
  );
};
