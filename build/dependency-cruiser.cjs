const forbid = (name, from, to, more = {}) => ({
  name,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' ? { path: to } : to,
  ...more,
});
const apps = '^(server|electron|renderer|consumer-web)/';
const notTests = '\\.test\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'not-to-unresolvable',
      {},
      { couldNotResolve: true, pathNot: '([?](url|raw|worker|inline)$|^virtual:)' },
    ),
    forbid('no-circular', {}, { circular: true }),
    forbid(
      'core-is-a-leaf',
      { path: '^shared/' },
      '^(server|electron|renderer|consumer-web|tests|build)/',
    ),
    forbid(
      'core-knows-no-platform',
      { path: '^shared/', pathNot: notTests },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'core-knows-no-react',
      '^shared/',
      'node_modules/(react|react-dom|@tanstack|@mantine|electron)/',
    ),
    forbid('server-alone', '^server/', '^(electron|renderer|consumer-web)/'),
    forbid('consumer-alone', { path: '^consumer-web/' }, '^(server|electron|renderer)/'),
    forbid('console-alone', { path: '^renderer/' }, '^(server|electron|consumer-web)/'),
    forbid('desktop-alone', { path: '^electron/' }, '^(server|renderer|consumer-web)/'),
    forbid('nothing-imports-tests', { path: `^shared/|${apps}` }, '^tests/'),
    forbid(
      'testing-for-tests-only',
      { path: `^shared/|${apps}`, pathNot: `${notTests}|^shared/testing/` },
      '^shared/testing/',
    ),
    forbid('kernel-stands-alone', '^shared/kernel/', '^shared/(?!kernel/)'),
    forbid('codes-know-kernel', '^shared/codes/', '^shared/(?!kernel/|codes/)'),
    forbid(
      'contract-knows-kernel-and-codes',
      { path: '^shared/contract/', pathNot: notTests },
      '^shared/(?!kernel/|codes/|contract/)',
    ),
    forbid(
      'rules-know-no-wire',
      { path: '^shared/(cart|pricing|order|voucher|group|jump|guards|popup)/', pathNot: notTests },
      '^shared/(contract|client|i18n)/',
    ),
    forbid(
      'client-knows-contract',
      { path: '^shared/client/', pathNot: notTests },
      '^shared/(?!kernel/|codes/|contract/|client/)',
    ),
    forbid(
      'feature-apart',
      { path: '^(consumer-web|renderer)/features/((?:(?:takeout|market)/)?[^/]+)/' },
      { path: '^(consumer-web|renderer)/features/', pathNot: '^$1/features/$2/' },
    ),
    forbid(
      'app-on-top',
      { path: '^(consumer-web|renderer)/(ui|lib|host|domain|features)/' },
      '^(consumer-web|renderer)/app/',
    ),
    forbid(
      'plumbing-below-features',
      { path: '^(consumer-web|renderer)/(ui|lib|host|domain)/' },
      '^(consumer-web|renderer)/features/',
    ),
    forbid(
      'plumbing-below-domain',
      { path: '^consumer-web/(ui|lib|host)/' },
      '^consumer-web/domain/',
    ),
    forbid(
      'console-domain-below-features',
      { path: '^renderer/domain/' },
      '^renderer/(features|app|customer-display|gallery)/',
    ),
    forbid(
      'console-plumbing-below-domain',
      { path: '^renderer/(ui|lib)/', pathNot: notTests },
      '^renderer/(domain|features|app|customer-display|gallery)/',
    ),
    forbid(
      'console-lib-has-no-look',
      { path: '^renderer/lib/', pathNot: notTests },
      '^renderer/ui/',
    ),
    forbid(
      'gallery-for-itself',
      { path: '^(consumer-web|renderer)/(?!gallery/)' },
      '^(consumer-web|renderer)/gallery/',
    ),
    forbid(
      'module-door',
      {
        path: '^server/(modules/([^/]+)/|[^/]+\\.ts$|plugins/|demo/|kit/|db/)',
        pathNot: '\\.test\\.ts$',
      },
      { path: '^server/modules/[^/]+/', pathNot: '^server/modules/($2/|[^/]+/index\\.ts$)' },
    ),
    forbid(
      'repo-private',
      { path: '^server/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      {
        path: '^server/modules/[^/]+/.*[.-]?repo\\.ts$',
        pathNot: '^server/modules/$1/',
      },
    ),
    forbid('door-opens-no-repo', '^server/modules/[^/]+/index\\.ts$', '[/-]repo\\.ts$'),
    forbid(
      'reviews-know-no-order',
      '^server/modules/reviews/',
      '^server/modules/(?!(reviews|audit|oversight)/)',
    ),
    forbid('kit-knows-no-module', '^server/(kit|db)/', '^server/(modules|plugins|demo)/'),
    forbid(
      'door-from-outside-only',
      { path: '^server/modules/([^/]+)/' },
      '^server/modules/$1/index\\.ts$',
    ),
    forbid('module-folders-form-no-circle', '^server/', { circular: true }, { scope: 'folder' }),
    forbid(
      'sql-in-repo-only',
      {
        path: '^server/modules/',
        pathNot: '(/repo|[.-]repo|-statement|/statement|/query)\\.ts$|\\.test\\.ts$',
      },
      '^server/db/(postgres|pglite|embedded|connect)\\.ts$|node_modules/(pg|kysely)/',
    ),
    forbid(
      'electron-in-main-files-only',
      {
        path: '^electron/',
        pathNot: '(\\.main\\.ts|^electron/main/index\\.ts|^electron/preload/(index|display)\\.ts)$',
      },
      'node_modules/electron/',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(out|dist|release|build)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
