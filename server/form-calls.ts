import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Call } from '#shared/contract/define.ts';
import type { CallName } from '#shared/contract/index.ts';
import type { Context } from './kit/context.ts';
import { networkOf } from './kit/one-time-code/code-source.ts';
import { refuse } from './kit/refusal.ts';
import { countUploadTry, MOST_BYTES } from './kit/uploads/upload.ts';
import { MENU_FILE_BYTES } from './modules/catalogue/index.ts';
import { readForm, type Form, type FormFile, type FormRule } from './plugins/form.ts';
import { underWay } from './plugins/under-way.ts';

/** Files under way (a form of an app sends six at once): each holds its bytes in memory until it is whole. One who is slow on purpose must not keep all others out. */
const UNDER_WAY = { inAll: 24, ofNetwork: 16, ofMember: 8 };

type FileCall = FormFile & { before: (context: Context) => Promise<void> };
const PICTURE: FileCall = {
  name: 'file',
  mostBytes: MOST_BYTES,
  tooLarge: 'UPLOAD_TOO_LARGE',
  before: countUploadTry,
};
/** Calls whose form holds a file, and what is asked before it is read. */
const FILES: Partial<Record<CallName, FileCall>> = {
  upload: PICTURE,
  merchantMenuPhoto: PICTURE,
  merchantMenuImportCheck: { ...PICTURE, mostBytes: MENU_FILE_BYTES },
};

const ruleOf = (name: CallName, { request }: Call): FormRule => ({
  fields: request instanceof z.ZodMiniObject ? Object.keys(request.shape) : [],
  file: FILES[name] ?? null,
});

const sharesOf = ({ session, address }: Context): Record<string, number> => ({
  [`network ${networkOf(address)}`]: UNDER_WAY.ofNetwork,
  ...(session && {
    [session.kind === 'member' ? `member ${session.userId}` : `operator ${session.operatorId}`]:
      UNDER_WAY.ofMember,
  }),
});

/** Reads the forms of callers who may send them; files so many at a time, of one member, of one network and in all. */
export const formReader = () => {
  const files = underWay(UNDER_WAY.inAll);
  return (
    request: FastifyRequest,
    name: CallName,
    { call, context }: { call: Call; context: Context },
  ): Promise<Form> => {
    const rule = ruleOf(name, call);
    const file = FILES[name];
    if (file === undefined) return readForm(request, rule);
    return files.run(
      sharesOf(context),
      async () => {
        await file.before(context);
        return readForm(request, rule);
      },
      (why) => refuse(why === 'ofOne' ? 'TOO_MANY_CALLS' : 'SERVER_BUSY'),
    );
  };
};
