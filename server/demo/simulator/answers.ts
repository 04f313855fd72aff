/** What stores of the town answer to a review, by its score; null is no answer. */
const ANSWERS: Readonly<Record<number, readonly (string | null)[]>> = {
  5: ['多謝支持，期待再次為您服務！', 'Thank you! See you again soon.', null],
  4: [
    '多謝意見，我們會繼續努力。',
    'Thank you for telling us; we will pass it on to the team.',
    null,
  ],
  3: ['多謝意見，我們會跟進改善。', null],
  2: [
    '非常抱歉，我們已檢查流程，希望下次做得更好。',
    'We are sorry, and have looked into it with the team.',
  ],
  1: ['非常抱歉，請聯絡店舖，我們會為您跟進。'],
};

/** What a store answers, or null for no answer. */
export const answerTo = (overall: number, roll: () => number): string | null => {
  const answers = ANSWERS[overall] ?? [];
  return answers[Math.floor(roll() * answers.length)] ?? null;
};
