import { Box, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { STORE_PROMOTION_KINDS, type StorePromotionKind } from '#shared/codes/store-promotion.ts';
import type { StorePromotionRow } from '#shared/contract/merchant/promotion.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { serverNow } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { newFields } from '../promotion-fields.ts';
import { usePromotion } from '../queries.ts';
import { fieldsOf } from '../saved-fields.ts';
import { PromotionForm } from './promotion-form.tsx';

type Props = { storeId: StoreId; canPublish: boolean; onDone: () => void };

const Kinds = ({ onChoose }: { onChoose: (kind: StorePromotionKind) => void }) => {
  const t = useT();
  return (
    <Box
      component="ul"
      display="grid"
      m={0}
      p={0}
      style={{
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
        gap: 10,
        listStyle: 'none',
      }}
    >
      {STORE_PROMOTION_KINDS.map((kind) => (
        <li key={kind}>
          <UnstyledButton
            w="100%"
            h="100%"
            p="sm"
            bd="1px solid var(--senado-line)"
            style={{ borderRadius: 10 }}
            onClick={() => onChoose(kind)}
            data-testid={`promotion-kind-${kind}`}
          >
            <Text fw={600}>{t(`storePromo.kind.${kind}`)}</Text>
            <Text size="sm" c="dimmed">
              {t(`storePromo.hint.${kind}`)}
            </Text>
          </UnstyledButton>
        </li>
      ))}
    </Box>
  );
};

/** What a new promotion does, and then its form. */
export const NewPromotion = ({ onDone, ...place }: Props) => {
  const t = useT();
  const [kind, setKind] = useState<StorePromotionKind | null>(null);
  const title = t(kind === null ? 'storePromo.choose' : `storePromo.kind.${kind}`);
  return (
    <FormDialog onClose={onDone} size="xl" title={title}>
      {kind === null ? (
        <Kinds onChoose={setKind} />
      ) : (
        <PromotionForm
          {...place}
          initial={newFields(kind, serverNow())}
          promotion={null}
          onDone={onDone}
        />
      )}
    </FormDialog>
  );
};

type EditProps = Props & { promotion: StorePromotionRow };

/** The form of a promotion that has not begun. */
export const EditPromotion = ({ promotion, onDone, ...place }: EditProps) => {
  const t = useT();
  const found = usePromotion(place.storeId, promotion.promotionId);
  return (
    <FormDialog onClose={onDone} size="xl" title={t(`storePromo.kind.${promotion.kind}`)}>
      <QueryState query={found} failed={t('storePromo.failed')} testId="promotion">
        {({ promotion: row, dishes }) =>
          row.terms && (
            <PromotionForm
              {...place}
              initial={fieldsOf(row, row.terms, dishes)}
              promotion={row}
              onDone={onDone}
            />
          )
        }
      </QueryState>
    </FormDialog>
  );
};
