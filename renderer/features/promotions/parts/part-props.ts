import type { useFields } from '../../../lib/form.ts';
import type { TypedPromotion } from '../promotion-fields.ts';

/** What each part of the form is drawn from. */
export type PartProps = {
  form: ReturnType<typeof useFields<TypedPromotion>>;
  isLocked: boolean;
};
