/** Why a vehicle code is refused. */
export type VehicleCodeReason = 'empty' | 'characters';

/**
 * A vehicle code: letters and digits, never I or O (spec 000 §5). Small letters count as capitals;
 * the specification sets no length.
 */
export const vehicleCode = (
  value: string,
): { ok: true; code: string } | { ok: false; reason: VehicleCodeReason } => {
  const code = value.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
  if (code === '') return { ok: false, reason: 'empty' };
  return /^[A-HJ-NP-Z0-9]+$/.test(code) ? { ok: true, code } : { ok: false, reason: 'characters' };
};
