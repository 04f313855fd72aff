import './combo.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComboDraw } from '#shared/contract/consumer/combo.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { PurchaseRow } from '../../domain/payment/purchase-row.tsx';
import { rowsOf } from '../../lib/api/paging.ts';
import { useT } from '../../lib/i18n.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { SignedIn } from './parts/signed-in.tsx';
import { short } from './parts/words.ts';
import { drawsQuery } from './queries.ts';

const Row = ({ draw }: { draw: ComboDraw }) => {
  const t = useT();
  const { amount, expandedAmount, at, withdrawnAt } = draw;
  return (
    <PurchaseRow
      testId="combo-draw"
      name={t('combo.record.from', { from: short(amount), to: short(expandedAmount) })}
      notes={
        <>
          <small>{t('combo.record.at', { date: dateTimeText(at) })}</small>
          {withdrawnAt !== null && (
            <small>{t('combo.record.withdrawn', { date: dateTimeText(withdrawnAt) })}</small>
          )}
        </>
      }
      end={
        <span className={`tag${withdrawnAt === null ? ' tag--deal' : ''}`}>
          {t(withdrawnAt === null ? 'combo.record.kept' : 'combo.record.over')}
        </span>
      }
    />
  );
};

const None = () => {
  const t = useT();
  return (
    <StateView title={t('combo.record.none')} text={t('combo.record.noneText')}>
      <Link className="button-link" to={consumerRoutes.expandCouponList.path}>
        {t('combo.links.list')}
      </Link>
    </StateView>
  );
};

const Draws = () => {
  const pages = useInfiniteQuery(drawsQuery());
  const rows = rowsOf(pages.data?.pages, ({ drawId }) => drawId);
  return (
    <PagedList
      pages={pages}
      isEmpty={rows.length === 0}
      empty={<None />}
      skeleton={<Skeletons heights={[84, 84, 84]} />}
    >
      <ul className="purchases">
        {rows.map((draw) => (
          <Row key={draw.drawId} draw={draw} />
        ))}
      </ul>
    </PagedList>
  );
};

/** Every expansion, and when it was withdrawn. */
export const ComboRecordScreen = () => {
  const t = useT();
  return (
    <Page
      title={t('title.comboRecord')}
      end={<LanguageSwitch />}
      backPath={consumerRoutes.expandCouponList.path}
    >
      <SignedIn>
        <Draws />
      </SignedIn>
    </Page>
  );
};
