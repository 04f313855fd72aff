import './sale.css';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { DealCard } from '../parts/deal-card.tsx';
import { campaignQuery, type Campaign } from './queries.ts';
import { RemindButton } from './remind-button.tsx';

const ToDeals = () => {
  const t = useT();
  return (
    <Link className="button-link" to={consumerRoutes.groupBooking.path}>
      {t('order.browse')}
    </Link>
  );
};

const Head = ({ campaign }: { campaign: Campaign }) => {
  const t = useT();
  const { title, lead, picture, state, startTime, endTime } = campaign;
  return (
    <header className="campaign__head">
      {picture !== '' && <Picture src={pictureUrl(picture)} alt="" ratio={2} width={720} isEager />}
      <div className="campaign__words">
        <h2 className="campaign__title">{title}</h2>
        {lead !== '' && <p>{lead}</p>}
        {state === 'RUNNING' && (
          <p className="campaign__time num">
            {t('campaign.until', { time: dateTimeText(endTime) })}
          </p>
        )}
      </div>
      {state !== 'RUNNING' && (
        <p className="alert alert--calm num" role="status">
          {t(`campaign.${state}`, {
            time: dateTimeText(state === 'OVER' ? endTime : startTime),
          })}
          {state === 'OVER' && ` · ${t('campaign.overText')}`}
        </p>
      )}
    </header>
  );
};

type PartProps = {
  title: string;
  lead?: string;
  deals: Campaign['hot'];
  /** Each with a bell for a lower price. */
  canRemind?: boolean;
};

const Part = ({ title, lead, deals, canRemind = false }: PartProps) => {
  const heading = useId();
  if (deals.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 className="campaign__part" id={heading}>
        {title}
      </h2>
      {lead !== undefined && <p className="campaign__lead">{lead}</p>}
      <ul className="deals">
        {deals.map((deal) => (
          <li key={deal.productId}>
            <DealCard deal={deal} isEager={false} />
            {canRemind && (
              <p className="campaign__remind">
                <RemindButton productId={deal.productId} name={deal.productName} secKillId={null} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Parts = ({ campaign }: { campaign: Campaign }) => {
  const t = useT();
  const { hot, bulk, drop, rules, state } = campaign;
  if (hot.length + bulk.length + drop.length === 0)
    return (
      <StateView title={t('campaign.none')}>
        <ToDeals />
      </StateView>
    );
  return (
    <>
      <Part title={t('campaign.hot')} deals={hot} />
      <Part title={t('campaign.bulk')} deals={bulk} />
      <Part
        title={t('campaign.drop')}
        {...(state === 'OVER' ? {} : { lead: t('campaign.dropText') })}
        deals={drop}
        canRemind={state !== 'OVER'}
      />
      {rules.length > 0 && (
        <div className="campaign__rules">
          <Card title={t('campaign.rules')}>
            <ul className="campaign__list">
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Card>
        </div>
      )}
    </>
  );
};

/** A campaign of group-buy: hot deals, prices for many, and deals to wait for (decision GA4). */
export const CampaignScreen = () => {
  const t = useT();
  const activityId = useSearchParams()[0].get('activityId') ?? '';
  const { lat, lon } = usePlace((state) => state.spot);
  const query = useQuery({
    ...campaignQuery(activityId, { lat, lon }),
    enabled: activityId !== '',
  });
  const { data: campaign, error } = query;
  const isUnknown =
    activityId === '' || (isApiError(error) && error.reason === 'ACTIVITY_NOT_FOUND');
  if (isUnknown)
    return (
      <Page title={t('title.groupCampaign')}>
        <StateView title={t('campaign.unknown')} text={t('campaign.unknownText')}>
          <ToDeals />
        </StateView>
      </Page>
    );
  return (
    <Page title={campaign?.title ?? t('title.groupCampaign')}>
      {campaign ? (
        <div className="campaign">
          <Head campaign={campaign} />
          <Parts campaign={campaign} />
        </div>
      ) : (
        <Waiting query={query} skeleton={<Skeletons heights={[180, 136, 136, 136]} />} />
      )}
    </Page>
  );
};
