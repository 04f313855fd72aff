// `npm run schema`: runs the migrations on a temporary embedded database and writes
// server/db/schema.ts from it.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { schemaSource } from '#server/db/schema-source.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'senado-schema-'));
const { db } = await openDatabase({ dataDir });
try {
  await migrate(db.query);
  fs.writeFileSync(
    path.join(import.meta.dirname, '../server/db/schema.ts'),
    await schemaSource(db.query),
  );
} finally {
  await db.close();
  fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
