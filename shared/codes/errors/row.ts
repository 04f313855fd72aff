/**
 * An error in one place: its code on the wire, its HTTP status, and its sentence in each language.
 * The server sends the sentence as `note`; an app shows its own only when the note is empty.
 */
export type ErrorRow = {
  readonly code: number;
  readonly status: number;
  readonly zh: string;
  readonly en: string;
};

/** What the staff at a till should do about a refusal (decision B13). */
export type RedeemClass = 'RETRY' | 'GUEST_REFRESH' | 'CALL_MANAGER' | 'REFUSE';

/** A refusal of the write-off calls. */
export type RedeemRow = ErrorRow & { readonly class: RedeemClass };
