import { bankCard, type BankCardReason } from '#shared/validate/bank-card.ts';
import { instant } from '#shared/kernel/time.ts';

type Facts = { session: string; nonce: string; words: Record<BankCardReason, string> };
/** What the app asks with: the rest of the form. */
type Submit = { kind: 'submit'; nonce: string; name: string; phone: string };

const form = document.querySelector('form')!;
const why = document.querySelector('#why')!;
const facts = JSON.parse(form.dataset['facts'] ?? '{}') as Facts;
/** The origin of the page that frames this one. This page has none of its own. */
const ORIGIN = new URL(location.href).origin;

const field = (name: string): HTMLInputElement =>
  form.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const tell = (message: object): void => {
  parent.postMessage({ ...message, nonce: facts.nonce }, ORIGIN);
};
const tellHeight = (): void => {
  tell({ kind: 'height', px: Math.ceil(form.getBoundingClientRect().height) + 8 });
};

/** The field that a reason is about; null for one of the app's own. */
const fieldOf = (reason: BankCardReason): string | null => {
  if (reason.startsWith('month') || reason === 'expired') return 'month';
  if (reason.startsWith('year')) return 'year';
  if (reason.startsWith('securityCode')) return 'code';
  return reason === 'name' || reason === 'phone' ? null : 'number';
};

const show = (reason: BankCardReason | null): void => {
  const wrong = reason === null ? null : fieldOf(reason);
  for (const input of form.querySelectorAll('input'))
    input.setAttribute('aria-invalid', String(input.name === wrong));
  why.textContent = wrong === null || reason === null ? '' : facts.words[reason];
  if (wrong !== null) field(wrong).focus();
  tellHeight();
};

/** The gateway hears everything but the number and the code. */
const exchange = async (card: Record<string, string>): Promise<void> => {
  const answer = await fetch('/sandbox/gateway/token', {
    method: 'POST',
    body: new URLSearchParams({ session: facts.session, ...card }),
  });
  if (!answer.ok) throw new Error('no token');
  const { token } = (await answer.json()) as { token: string };
  form.reset();
  tell({ kind: 'token', token });
};

const submit = ({ name, phone }: Submit): void => {
  const checked = bankCard(
    {
      number: field('number').value,
      month: field('month').value,
      year: field('year').value,
      securityCode: field('code').value,
      name,
      phone,
    },
    // whether it is the registered phone, the server says: the app knows a masked one
    { now: instant(Date.now()), registeredPhone: phone },
  );
  show(checked.ok ? null : checked.reason);
  if (!checked.ok) {
    tell({ kind: 'refused', reason: checked.reason });
    return;
  }
  exchange({
    last4: checked.number.slice(-4),
    brand: checked.scheme,
    month: String(checked.month),
    year: String(checked.year),
  }).catch(() => {
    tell({ kind: 'failed' });
  });
};

const isSubmit = (data: unknown): data is Submit => {
  const message = data as Partial<Submit> | null;
  return (
    message?.kind === 'submit' &&
    message.nonce === facts.nonce &&
    typeof message.name === 'string' &&
    typeof message.phone === 'string'
  );
};

addEventListener('message', ({ source, origin, data }) => {
  if (source === parent && origin === ORIGIN && isSubmit(data)) submit(data);
});
field('number').addEventListener('input', ({ target }) => {
  const input = target as HTMLInputElement;
  // groups of four, while one types at the end
  if (input.selectionEnd === input.value.length)
    input.value = input.value
      .replace(/\D/g, '')
      .replace(/(\d{4})(?=\d)/g, '$1 ')
      .slice(0, 23);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  tell({ kind: 'enter' });
});
addEventListener('resize', tellHeight);
tell({ kind: 'ready' });
tellHeight();
