import * as z from 'zod/mini';
import { call } from '../define.ts';
import { count, uploadedPicture } from '../wire.ts';

/** Platform configuration, the state of the system, and files (spec 000 §7, 001 §7, 002 §7). */
export const platformCalls = {
  switchList: call('/orgs/basic/switch/_list', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'Switches of the platform',
    request: z.object({}),
    reply: z.object({ result: z.array(z.object({ name: z.string(), isOn: z.boolean() })) }),
  }),
  bottomBar: call('/takeouts/app_config/get_bottom_bar', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'Whether this client shows the tab bar',
    request: z.object({}),
    reply: z.object({ isShow: z.boolean() }),
  }),
  /**
   * What belongs to where the app is published: hosts whose pages may be framed and opened
   * (decisions M7, N6), and where the native app is to be had. '' is none.
   */
  appInfo: call('/orgs/basic/app/_info', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'Where the app is published, and whose pages it may show',
    request: z.object({}),
    reply: z.object({
      allowedHosts: z.array(z.string()),
      packageId: z.string(),
      appStoreId: z.string(),
      downloadUrl: z.string(),
      supportPhone: z.string(),
    }),
  }),
  /** An empty multipart body (spec 000 §7). `sys_down` is the downtime answer. */
  systemStatus: call('/system/_status', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    form: true,
    summary: 'State of the system',
    request: z.object({}),
    reply: z.object({ status: z.string() }),
  }),
  /**
   * Multipart with `file` and `path`: the purpose, which is the folder that it is kept in. Pictures
   * of at most 5 MB (decision E6).
   */
  upload: call('/public/business/_upload', {
    caller: 'member',
    failure: 'silent',
    form: true,
    summary: 'Keeps a picture',
    errors: ['UPLOAD_TOO_LARGE', 'UPLOAD_TYPE', 'UPLOAD_TOO_MANY'],
    timeoutMs: 60_000,
    request: z.object({ path: z.enum(['refund', 'comment', 'report', 'avatar', 'other']) }),
    reply: z.object({ url: z.string(), size: count }),
  }),
  /** Pictures of refunds and reports are shown to their member only: each address is good for a quarter of an hour. */
  uploadShown: call('/public/business/_upload-shown', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: "Addresses at which one's own uploads are shown for a while",
    errors: [],
    request: z.object({ urls: z.array(uploadedPicture).check(z.maxLength(20)) }),
    reply: z.object({ result: z.array(z.object({ url: z.string(), shown: z.string() })) }),
  }),
} as const;
