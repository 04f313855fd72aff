import { cardStatus } from '#shared/codes/card-status.ts';
import { certificateType } from '#shared/codes/certificate-type.ts';
import { DAY, macauParts, plus, type Instant } from '#shared/kernel/time.ts';
import type { Param } from '#server/db/db.ts';
import type { Secrets } from '#server/db/secrets.ts';
import { payPasswordHash } from '#server/modules/money/index.ts';

type Rows = readonly Readonly<Record<string, Param>>[];

/** Whose cards they are. */
export const CARD_OWNER_ID = 'member-66880005';
export const DEMO_PAY_PASSWORD = '135790';

/** The first pays; the second waits for its verification. Their numbers are those that every gateway uses for tests. */
const CARDS = [
  { id: 'demo-card-visa', last4: '4242', brand: 'visa', isVerified: true },
  { id: 'demo-card-mastercard', last4: '4444', brand: 'mastercard', isVerified: false },
] as const;

/** The cards, the identity and the payment password of one member. */
export const cardTables = async (
  secrets: Pick<Secrets, 'identity'>,
  now: Instant,
): Promise<[string, Rows][]> => {
  const userId = CARD_OWNER_ID;
  const at = plus(now, -20 * DAY);
  const expiry = { month: 11, year: macauParts(now).year + 2 };
  return [
    [
      'pay_password',
      [
        {
          user_id: userId,
          hash: await payPasswordHash(secrets, { userId, password: DEMO_PAY_PASSWORD }),
          set_at: at,
        },
      ],
    ],
    [
      'account_identity',
      [{ user_id: userId, type: certificateType.codes.macaoId, last4: '7(8)', created_at: at }],
    ],
    [
      'bank_card',
      CARDS.map(({ id, last4, brand, isVerified }, place) => ({
        user_id: userId,
        id,
        slot: place + 1,
        token: id,
        last4,
        brand,
        ...expiry,
        name: 'BELA LEONG',
        status: cardStatus.codes[isVerified ? 'verified' : 'unverified'],
        is_default: isVerified,
        created_at: at,
        verified_at: isVerified ? at : null,
      })),
    ],
    [
      'sandbox_card',
      CARDS.map(({ id, last4, brand }) => ({
        token: id,
        frame_id: 'demo',
        last4,
        brand,
        ...expiry,
        created_at: at,
      })),
    ],
  ];
};
