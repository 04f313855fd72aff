/** Why a staff password may not be chosen: too short, one that is tried first, or made of the account. */
export type StaffPasswordProblem = 'length' | 'common' | 'account';

export const STAFF_PASSWORD_LEAST = 10;

/**
 * Words that the usual lists of common passwords are made of. It is no copy of such a list: a
 * password is refused when nothing but one or two of these words is left of it without digits,
 * signs and the usual replacements of letters.
 */
const WORDS = new Set(
  (
    'password passwort passw pass word admin administrator root user guest login welcome letmein ' +
    'master super superman batman spiderman ironman pokemon naruto dragon monkey shadow sunshine ' +
    'princess football baseball basketball volleyball softball hockey soccer tennis golf michael ' +
    'jordan jennifer jessica michelle nicole daniel thomas andrew joshua matthew ashley amanda ' +
    'charlie george william robert richard anthony alexander alexandra elizabeth christian ' +
    'christopher samantha victoria veronica stephanie jonathan benjamin nathan hunter killer ' +
    'trustno trust iloveyou love lovely lover forever friend friends family mother father sister ' +
    'brother baby angel flower butterfly chocolate cookie banana orange apple cherry pepper ginger ' +
    'summer winter spring autumn january february march april june july august september october ' +
    'november december monday tuesday wednesday thursday friday saturday sunday computer internet ' +
    'google facebook samsung windows microsoft apple iphone android starwars matrix secret access ' +
    'private money dollar rich lucky happy smile freedom liverpool chelsea arsenal barcelona ' +
    'manchester united mercedes ferrari porsche mustang corvette harley yamaha honda toyota ' +
    'qwerty qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc ' +
    'abc abcd abcdef abcdefg abcdefgh abcdefghij changeme default test testing demo temp guest ' +
    'hello goodbye blink metallica slipknot nirvana eminem hannah buster thunder silver golden ' +
    'diamond phoenix tiger lion eagle falcon wolf panther macau macao hongkong china ' +
    'merchant cashier manager owner staff till shop store system server service office ' +
    'a the my i is me you in to is of and one two'
  ).split(' '),
);

const REPLACED: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const KEYS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];
/** Columns of the keyboard: 1qaz2wsx3edc, 1q2w3e4r5t. */
const WALKS = [...KEYS, '1qaz2wsx3edc4rfv5tgb', '1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5y6u7i8o9p0'];

const STEP = 4;
const isWalk = (text: string): boolean => {
  const lines = WALKS.flatMap((line) => [line + line, [...(line + line)].toReversed().join('')]);
  let at = 0;
  while (at < text.length) {
    let size = text.length - at;
    while (size >= STEP && !lines.some((line) => line.includes(text.slice(at, at + size))))
      size -= 1;
    if (size < STEP) return text.length - at < STEP && at > 0;
    at += size;
  }
  return true;
};

const isRepeated = (text: string): boolean =>
  [1, 2, 3, 4, 5, 6].some((size) => {
    const block = text.slice(0, size);
    return text.length > size && block.repeat(Math.ceil(text.length / size)).startsWith(text);
  });

const WORDS_MOST = 2;
/** Whether a text is one word of the list, or so many of them in a row. */
const isWords = (text: string, left = WORDS_MOST): boolean =>
  WORDS.has(text) ||
  (left > 1 &&
    Array.from({ length: text.length - 1 }, (_, at) => at + 1).some(
      (at) => WORDS.has(text.slice(0, at)) && isWords(text.slice(at), left - 1),
    ));

const lettersOf = (text: string): string => text.replaceAll(/[^a-z]/g, '');

const isCommon = (password: string): boolean => {
  const text = password.toLowerCase();
  const bare = text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const readings = [text, text.replace(/[^a-z]+$/, ''), text.replace(/^[^a-z]+/, '')].map((kept) =>
    lettersOf([...kept].map((letter) => REPLACED[letter] ?? letter).join('')),
  );
  return (
    !/\p{L}/u.test(bare) ||
    isWalk(bare) ||
    isRepeated(bare) ||
    (!/[^\p{ASCII}]/u.test(text) &&
      [lettersOf(text), ...readings].some((letters) => letters !== '' && isWords(letters)))
  );
};

/** Whether a member of the staff may choose a password; null when they may. */
export const staffPasswordProblem = (
  password: string,
  account: string,
): StaffPasswordProblem | null => {
  if ([...password].length < STAFF_PASSWORD_LEAST) return 'length';
  const [own, text] = [account.trim().toLowerCase(), password.toLowerCase()];
  const rest = own === '' ? text : text.replaceAll(own, '').replaceAll(/[^\p{L}]/gu, '');
  if (own !== '' && text.includes(own) && rest.length < STEP) return 'account';
  return isCommon(password) ? 'common' : null;
};
