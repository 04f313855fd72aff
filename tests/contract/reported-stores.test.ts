import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { instant, MINUTE } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { adminRefused, adminSaid } from '#tests/support/admin.ts';
import { addTestStore, TEST_STORE } from '#tests/support/takeout-store.ts';
import { DATABASES } from './databases.ts';
import { memberOf, onEach } from './suite.ts';
import { PNG } from './walk-orgs.ts';

const NOON = instant(Date.parse('2026-11-21T12:00:00+08:00'));
const clock = fixedClock(NOON);
const storeId = asId<StoreId>(TEST_STORE.id);

onEach(
  DATABASES,
  'stores that guests have reported, at the platform',
  (suite) => {
    beforeAll(() => addTestStore(suite.server.deps.db.query));

    it('are listed with reason, words and pictures, without the guest, until somebody settles them, once', async () => {
      clock.set(NOON);
      expect(await adminSaid(suite.server, 'stores reported')).toBe('No report of a store waits.');
      expect(await adminSaid(suite.server, 'stores reported', { all: true })).toBe(
        'No store was reported yet.',
      );
      const member = await memberOf(suite.server, '66590901');
      const { url } = await member.api.upload({ path: 'comment' }, { file: new Blob([PNG]) });
      const note = 'Mould \u009b2Jin \u202ethe rice';
      const { reportId } = await member.api.takeoutStoreReport({
        storeId,
        reason: 1,
        note,
        pictures: [url],
      });
      clock.advance(MINUTE);
      const second = await member.api.takeoutStoreReport({ storeId, reason: 2 });
      const waiting = await adminSaid(suite.server, 'stores reported');
      expect(waiting).toContain(`${reportId}  測試餐廳 Test kitchen`);
      expect(waiting).toMatch(/reported +2026-11-21 12:00/);
      expect(waiting).toMatch(/reason +food safety/);
      // what a guest wrote cannot move the cursor of a terminal
      expect(waiting).toMatch(/words +Mould +2Jin +the rice/);
      expect(waiting).toContain(url);
      expect(waiting).not.toContain('66590901');
      expect(waiting.indexOf(reportId)).toBeLessThan(waiting.indexOf(second.reportId));

      const settle = (by: string) =>
        adminSaid(suite.server, 'stores settle', { report: reportId, by });
      expect(await settle('Ana Lei')).toBe(`${reportId} settled on 2026-11-21 12:01 by Ana Lei.`);
      clock.advance(MINUTE);
      expect(await settle('Rui')).toBe(
        `${reportId} was settled on 2026-11-21 12:01 by Ana Lei already: nothing was changed.`,
      );
      const left = await adminSaid(suite.server, 'stores reported');
      expect(left).toContain(second.reportId);
      expect(left).not.toContain(reportId);
      const all = await adminSaid(suite.server, 'stores reported', { all: true });
      expect(all.indexOf(second.reportId)).toBeLessThan(all.indexOf(reportId));
      expect(all).toMatch(/settled +2026-11-21 12:01 by Ana Lei/);
    });

    it('refuses to settle what nobody reported', async () => {
      const asked = { report: randomUUID(), by: 'Ana Lei' };
      expect(await adminRefused(suite.server, 'stores settle', asked)).toContain(
        `There is no report ${asked.report}.`,
      );
    });
  },
  { clock },
);
