import { errorKey } from '#shared/i18n/error-text.ts';
import type { Handlers } from '#server/kit/context.ts';
import { readAnswer, type Checked } from './answers.ts';
import { wireCode, wireData } from './refused.ts';
import { findRequest } from './voucher-repo.ts';

/** What became of a request (decision B6): the very answer that `_check` gave or would give again. */
export const checkResult: Handlers['groupVerifyCheckResult'] = async (
  { deps, session, t },
  { requestId },
) => {
  const stored = await findRequest(deps.db.query, session.merchantId, requestId);
  if (stored === null || stored.kind !== 'check') return { result: 'UNKNOWN' };
  const first = readAnswer<Checked>(stored);
  if (first.ok) return { result: 'OK', answer: { ...first.answer, replay: true } };
  const { refused } = first;
  const data = refused.reason === 'BAD_REQUEST' ? undefined : wireData(refused);
  return {
    result: 'REFUSED',
    refusal: {
      code: wireCode(refused),
      note: t(errorKey(refused.reason)),
      ...(data && { data: data as never }),
    },
  };
};
