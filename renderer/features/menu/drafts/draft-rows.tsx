import type { DraftRow as Draft } from '#shared/contract/merchant/menu-drafts.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { pictureUrl } from '../../../lib/picture-url.ts';
import { PictureCell } from '../../../ui/list/picture-cell.tsx';
import { nameIn } from '../class-tree.ts';
import { isOfNewDish } from './draft-fields.ts';
import { keptBy } from './kept-by.ts';
import classes from '../menu.module.css';

type Props = { drafts: readonly Draft[]; canEdit: boolean; onOpen: (draft: Draft) => void };

/** Drafts as rows of a list. */
export const DraftRows = ({ drafts, canEdit, onOpen }: Props) => {
  const t = useT();
  const language = useLanguage();
  return drafts.map((draft) => {
    const name = nameIn(draft.name, language) || t('menuEdit.draft.noName');
    return (
      <li key={draft.draftId} className={classes['row']} data-testid="menu-draft-row">
        <button
          type="button"
          className={`${classes['what']} ${classes['wide']}`}
          data-row={draft.draftId}
          disabled={!canEdit}
          onClick={() => onOpen(draft)}
        >
          <PictureCell
            picture={pictureUrl(draft.picture || '/pictures/none/photo.svg')}
            name={name}
            below={
              <span className={classes['tags']}>
                <span className={classes['made']}>
                  {t(isOfNewDish(draft) ? 'menuEdit.draft.ofNew' : 'menuEdit.draft')}
                </span>
                {draft.isGone && (
                  <span className={classes['bad']}>{t('menuEdit.draft.dishGone')}</span>
                )}
                <span>{keptBy(draft, t)}</span>
              </span>
            }
          />
        </button>
      </li>
    );
  });
};
