import path from 'node:path';
import * as z from 'zod/mini';

/** The name of a Unix socket may have 103 bytes on macOS and 107 on Linux. */
const MOST_BYTES = 103;
/** A menu's file is at most 5 MB; base64 makes a third more of it. */
export const MOST_REQUEST_CHARS = 8 * 1024 * 1024;

/** A folder of the data folder that only this user may enter, and the socket in it; null where its path is too long. */
export const adminSocket = (dataDir: string): { folder: string; file: string } | null => {
  const folder = path.resolve(dataDir, 'admin');
  const file = path.join(folder, 'socket');
  return Buffer.byteLength(file) <= MOST_BYTES ? { folder, file } : null;
};

const request = z.object({
  words: z.string(),
  flags: z.record(z.string(), z.union([z.string(), z.literal(true)])),
  /** In base64. */
  file: z.nullable(z.string()),
});
const answer = z.union([
  z.object({ lines: z.array(z.string()) }),
  z.object({ refused: z.string() }),
]);
type Request = z.output<typeof request>;
export type AdminAnswer = z.output<typeof answer>;

export const readRequest = (text: string): Request | null => {
  try {
    const parsed = z.safeParse(request, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
export const writeRequest = (wanted: Request): string => JSON.stringify(wanted);

export const readAnswer = (text: string): AdminAnswer => z.parse(answer, JSON.parse(text));
