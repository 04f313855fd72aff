import { Alert, Checkbox } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useT } from '../../lib/i18n.ts';

type Props = {
  isOwner: boolean;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
};

/** A low price: an owner confirms it, anybody else cannot (decision DA26). */
export const LowPrice = ({ isOwner, isConfirmed, onConfirm }: Props) => {
  const t = useT();
  return (
    <Alert
      color="tart"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('promo.low')}
      data-testid="promo-low"
    >
      {isOwner ? (
        <Checkbox
          label={t('promo.lowConfirm')}
          checked={isConfirmed}
          onChange={(event) => onConfirm(event.currentTarget.checked)}
        />
      ) : (
        t('promo.lowOwner')
      )}
    </Alert>
  );
};
