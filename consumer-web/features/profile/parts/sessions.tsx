import { useQuery } from '@tanstack/react-query';
import type { ClientKind } from '#shared/codes/client-kind.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { askFirst } from '../../../lib/question.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { sessionsQuery, useEndSession, type SessionRow } from '../queries.ts';

const SHOWN_CLIENTS = [
  'app',
  'wallet',
  'paymentApp',
  'social',
  'miniProgram',
  'bank',
  'web',
] as const satisfies readonly ClientKind[];
const AREAS = ['1', '2', '3'] as const;
/** What a system calls itself where it names no model. */
const SYSTEMS: Readonly<Record<string, string>> = { ios: 'iPhone', web: '' };

const useDeviceName = () => {
  const t = useT();
  return ({ client, model }: SessionRow): string => {
    const kind = SHOWN_CLIENTS.find((name) => name === client) ?? 'unknown';
    return [t(`profile.client.${kind}`), SYSTEMS[model] ?? model].filter(Boolean).join(' · ');
  };
};

const useSignedIn = () => {
  const t = useT();
  return ({ createdAt, area }: SessionRow): string => {
    const known = AREAS.find((one) => one === String(area));
    const time = dateTimeText(createdAt);
    return known === undefined
      ? t('profile.signedInAt', { time })
      : t('profile.signedInNear', { time, area: t(`profile.area.${known}`) });
  };
};

type RowProps = { row: SessionRow; isBusy: boolean; onEnd: () => void };

const Row = ({ row, isBusy, onEnd }: RowProps) => {
  const t = useT();
  const device = useDeviceName()(row);
  const signedIn = useSignedIn()(row);
  return (
    <li className="profile__session">
      <div>
        <b>{device}</b>
        <small className="num">{signedIn}</small>
        {!row.isThis && (
          <small className="num">{t('profile.usedAt', { time: dateTimeText(row.usedAt) })}</small>
        )}
      </div>
      {row.isThis ? (
        <span className="profile__this">{t('profile.thisDevice')}</span>
      ) : (
        <Button
          size="small"
          tone="quiet"
          isDisabled={isBusy}
          label={t('profile.endOne', { device })}
          onPress={onEnd}
        >
          {t('profile.end')}
        </Button>
      )}
    </li>
  );
};

/** Where the member is signed in, and the way out of each. */
export const Sessions = () => {
  const t = useT();
  const query = useQuery(sessionsQuery());
  const end = useEndSession();
  const ask = (sessionId: string | null): void => {
    const which = sessionId === null ? 'endAll' : 'end';
    askFirst({
      title: t(`profile.${which}Ask`),
      text: t(`profile.${which}Text`),
      yes: t('profile.end'),
      no: t('common.cancel'),
      run: async () => {
        try {
          await end.mutateAsync(sessionId);
          notify(t('profile.ended'));
        } catch (error) {
          notify(errorText(error, t));
        }
      },
    });
  };
  if (query.data === undefined)
    return (
      <Card title={t('profile.sessions')}>
        <Waiting query={query} skeleton={<Skeleton height={56} radius={12} />} />
      </Card>
    );
  const { result } = query.data;
  return (
    <Card title={t('profile.sessions')}>
      <ul>
        {result.map((row) => (
          <Row
            key={row.sessionId}
            row={row}
            isBusy={end.isPending}
            onEnd={() => ask(row.sessionId)}
          />
        ))}
      </ul>
      {result.some(({ isThis }) => !isThis) && (
        <Button isBlock tone="quiet" isBusy={end.isPending} onPress={() => ask(null)}>
          {t('profile.endAll')}
        </Button>
      )}
    </Card>
  );
};
