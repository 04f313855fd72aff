import './store-page.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import {
  HEADING_REM,
  ITEM_REM,
  layOut,
  type MenuClass,
  type MenuRow,
} from '../../../domain/store-page/menu-layout.ts';
import { MenuRail } from '../../../domain/store-page/menu-rail.tsx';
import { useMenuWindow } from '../../../domain/store-page/use-menu-window.ts';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { Link } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import type { ShowcasePiece } from './model.ts';
import { PiecePrice, PieceTags } from './parts/piece-words.tsx';
import { StoreMissing } from './parts/store-missing.tsx';
import { showcaseQuery } from './queries.ts';

const Row = ({ row }: { row: MenuRow<ShowcasePiece> }) => {
  const style = {
    top: `${row.top}rem`,
    height: `${row.kind === 'class' ? HEADING_REM : ITEM_REM}rem`,
  };
  if (row.kind === 'class')
    return (
      <li className="menu__row menu__heading" style={style}>
        <h2 className="menu__name">{row.of.name}</h2>
      </li>
    );
  const { id, name, imgUrl, tags } = row.item;
  return (
    <li className="menu__row" style={style}>
      <Link className="piece" to={href(consumerRoutes.groupDecorProductDetail, { id })}>
        <span className="piece__picture">
          <Picture src={pictureUrl(imgUrl)} alt="" ratio={1} width={180} />
        </span>
        <span className="piece__body">
          <span className="piece__name">{name}</span>
          <PieceTags tags={tags} />
          <PiecePrice piece={row.item} />
        </span>
      </Link>
    </li>
  );
};

/** Categories on the left, pieces on the right, each following the other. */
const Showcase = ({ categories }: { categories: readonly MenuClass<ShowcasePiece>[] }) => {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const rail = useRef<HTMLElement>(null);
  const layout = useMemo(() => layOut(categories, ({ id }) => id), [categories]);
  const { first, last, current, goTo: handleGoTo } = useMenuWindow(layout, { list, rail });
  return (
    <div className="menu">
      <MenuRail classes={layout.classes} current={current} rail={rail} onGo={handleGoTo} />
      <ul
        className="menu__list"
        aria-label={t('groupStore.showcase')}
        ref={list}
        style={{ height: `${layout.height}rem` }}
      >
        {layout.rows.slice(first, last).map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </ul>
    </div>
  );
};

/** All that a store shows, by category; nothing here is for sale (decision GA9). */
export const ShowcaseScreen = () => {
  const t = useT();
  const id = useSearchParams()[0].get('id') ?? '';
  const query = useQuery({ ...showcaseQuery(id), enabled: id !== '' });
  const isShown = query.data !== undefined && query.data.length > 0;
  return (
    <Page title={t('title.groupDecorProducts')} isBare={isShown}>
      {!query.data && (
        <StoreMissing
          id={id}
          query={query}
          skeleton={<Skeletons heights={[120, 120, 120, 120]} />}
        />
      )}
      {query.data?.length === 0 && <StateView title={t('groupStore.showcaseNone')} />}
      {isShown && (
        <div className="showcase">
          <p className="showcase__note">{t('groupStore.showcaseNote')}</p>
          <Showcase key={id} categories={query.data} />
        </div>
      )}
    </Page>
  );
};
