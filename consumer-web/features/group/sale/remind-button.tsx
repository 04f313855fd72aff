import { useQuery } from '@tanstack/react-query';
import type { ProductId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useRequireSignIn } from '../../../lib/session/use-sign-in.ts';
import { RemindToggle } from '../../../domain/reminders/remind-toggle.tsx';
import { useRemind } from './mutations.ts';
import { remindersQuery } from './queries.ts';

type Props = {
  productId: ProductId;
  name: string;
  /** The sale whose start it reminds of; null reminds of a lower price. */
  secKillId: string | null;
};

/** The bell of a deal: reminds of the start of its flash sale, or of a lower price. A visitor signs in first. */
export const RemindButton = ({ productId, name, secKillId }: Props) => {
  const t = useT();
  const isMember = useSession((state) => state.token !== null);
  const requireSignIn = useRequireSignIn();
  const { data } = useQuery({ ...remindersQuery(), enabled: isMember });
  const remind = useRemind({ productId, secKillId });
  const isSet =
    data?.some(
      (one) => one.productId === productId && (one.flash?.secKillId ?? null) === secKillId,
    ) ?? false;
  const isOn = remind.isPending ? remind.variables : isMember && isSet;
  const handleToggle = (): void => {
    if (requireSignIn()) remind.mutate(!isOn);
  };
  const words =
    secKillId === null
      ? t(isOn ? 'remind.priceIsSet' : 'remind.price')
      : t(isOn ? 'remind.isSet' : 'remind.set');
  return (
    <RemindToggle
      name={name}
      words={words}
      isOn={isOn}
      isBusy={remind.isPending}
      onToggle={handleToggle}
    />
  );
};
