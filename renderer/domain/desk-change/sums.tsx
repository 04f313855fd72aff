import { Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { price } from '#shared/format/money.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { useErrorText, useT } from '../../lib/i18n.ts';
import classes from './change.module.css';

/** Sums of money, each under its name; those that are nothing are left out, but the first. */
export const Sums = ({ rows }: { rows: readonly (readonly [string, Cents])[] }) => (
  <dl className={classes['sums']} aria-live="polite" data-testid="desk-sums">
    {rows
      .filter(([, amount], place) => place === 0 || amount !== 0)
      .map(([name, amount]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{price(amount)}</dd>
        </div>
      ))}
  </dl>
);

/** Why a preview cannot be had; nothing while it can. */
export const PreviewProblem = ({ preview }: { preview: UseQueryResult }) => {
  const t = useT();
  const errorText = useErrorText();
  if (preview.isFetching && preview.data === undefined)
    return <Text c="dimmed">{t('common.loading')}</Text>;
  return preview.error ? (
    <Text c="red.9" role="alert">
      {errorText(preview.error)}
    </Text>
  ) : null;
};
