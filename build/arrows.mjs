// Who may import whom (house §2): runs dependency-cruiser and makes sure that it really read the tree.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folders = ['shared', 'server', 'consumer-web', 'renderer', 'electron', 'tests'].filter(
  (folder) => existsSync(join(root, folder)),
);
/** Under TypeScript 7 a missing parser makes dependency-cruiser read nothing and be content. */
const FEWEST_MODULES = 60;

const { stdout, stderr } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    'build/dependency-cruiser.cjs',
    '--output-type',
    'json',
    ...folders,
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
);
let report;
try {
  report = JSON.parse(stdout);
} catch {
  console.error(stderr || stdout);
  process.exit(1);
}
const { violations, totalCruised } = report.summary;
for (const { rule, from, to } of violations)
  console.error(`${rule.severity} ${rule.name}: ${from} → ${to}`);
const errors = violations.filter(({ rule }) => rule.severity === 'error').length;
if (totalCruised < FEWEST_MODULES)
  console.error(`only ${totalCruised} modules were read: the parser is missing`);
console.log(`${totalCruised} modules, ${errors} wrong arrows`);
process.exit(errors > 0 || totalCruised < FEWEST_MODULES ? 1 : 0);
