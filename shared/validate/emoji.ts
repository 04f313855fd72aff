/**
 * Pictures and flags, signs that a variation mark turns into pictures, keycaps, pictures of the
 * upper planes, and the older signs (☀ to ➿) that phones draw as pictures.
 */
const EMOJI =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[0-9#*]\uFE0F?\u20E3|(?=\p{Extended_Pictographic})[\u{1F000}-\u{1FAFF}]|(?=\p{Emoji})[\u2600-\u27BF]/u;

/**
 * Whether a text holds an emoji, so that an input can refuse it (spec 000 §5). Digits, `#`, `*`,
 * Chinese of every plane, ©, ™ and ★ are text.
 */
export const hasEmoji = (text: string): boolean => EMOJI.test(text);

/** Why a text is refused. */
export type PlainTextReason = 'emoji';

/** A text input that takes no emoji (spec 000 §5). */
export const plainText = (
  value: string,
): { ok: true; text: string } | { ok: false; reason: PlainTextReason } =>
  hasEmoji(value) ? { ok: false, reason: 'emoji' } : { ok: true, text: value };
