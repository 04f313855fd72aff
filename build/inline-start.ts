import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import type { OutputAsset, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number };
type Edit = { start: number; end: number; text: string };

/** Where the page's own script leaves what other files import from it. */
const SHELF = 'globalThis.senadoStart';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const children = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

const walk = (node: Node, visit: (node: Node) => void): void => {
  visit(node);
  for (const child of children(node)) walk(child, visit);
};

const edited = (code: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      code,
    );

type Names = readonly { local: string; exported: string }[];
type Specifier = {
  local: { name: string };
  exported?: { name: string };
  imported?: { name: string };
};
const namesIn = (node: Node): Names =>
  (node as Node & { specifiers: readonly Specifier[] }).specifiers.map(
    ({ local, exported, imported }) => ({
      local: local.name,
      exported: (exported ?? imported ?? local).name,
    }),
  );
const exportsOf = (body: readonly Node[]): Names =>
  body.filter(({ type }) => type === 'ExportNamedDeclaration').flatMap(namesIn);
const fields = (names: Names): string =>
  names.map(({ local, exported }) => `${exported}:${local}`).join(',');

type Kinds = Node & {
  kind?: string;
  id?: Node | null;
  param?: Node | null;
  params?: Node[];
  left?: Node;
  argument?: Node;
  value?: Node;
  name?: string;
};

/** Names that a pattern gives a value to. */
const namesOf = (pattern: Kinds | null | undefined): string[] => {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name!];
    case 'Property':
      return namesOf(pattern.value);
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    case 'RestElement':
      return namesOf(pattern.argument);
    case 'ArrayPattern':
    case 'ObjectPattern':
      return children(pattern).flatMap(namesOf);
    default:
      return [];
  }
};

const IS_FUNCTION = /Function/;
const declared = (node: Node): string[] => children(node).flatMap(({ id }: Kinds) => namesOf(id));
const isVar = ({ type, kind }: Kinds): boolean => type === 'VariableDeclaration' && kind === 'var';
const variables = (node: Node): string[] =>
  children(node).flatMap((child) =>
    IS_FUNCTION.test(child.type)
      ? []
      : [...(isVar(child) ? declared(child) : []), ...variables(child)],
  );

/** Names that a function, a block, a loop or a `catch` has for itself. */
const ownNames = (node: Kinds): string[] => {
  if (IS_FUNCTION.test(node.type))
    return [
      ...namesOf(node.type === 'FunctionExpression' ? node.id : null),
      ...node.params!.flatMap(namesOf),
      ...variables(node),
    ];
  return [
    ...namesOf(node.type === 'CatchClause' ? node.param : null),
    ...children(node).flatMap((child: Kinds) =>
      child.type === 'VariableDeclaration'
        ? isVar(child)
          ? []
          : declared(child)
        : /^(Function|Class)Declaration$/.test(child.type)
          ? namesOf(child.id)
          : [],
    ),
  ];
};

const assigned = ({ type, left, argument }: Kinds): string[] => {
  if (type === 'UpdateExpression') return namesOf(argument);
  return type === 'AssignmentExpression' || type === 'ForOfStatement' || type === 'ForInStatement'
    ? namesOf(left)
    : [];
};

/** Names of exports that change after the file has run: what others took from the shelf would stay as it was. */
export const changingExports = (code: string): string[] => {
  const { body } = parseAst(code) as unknown as { body: Node[] };
  const exported = new Set(exportsOf(body).map(({ local }) => local));
  const changed = new Set<string>();
  const look = (node: Node, outer: ReadonlySet<string>): void => {
    const own = new Set([...outer, ...ownNames(node)]);
    for (const name of assigned(node)) if (exported.has(name) && !own.has(name)) changed.add(name);
    for (const child of children(node)) look(child, own);
  };
  for (const statement of body) look(statement, new Set());
  return [...changed];
};

/** A module as an expression whose value is what it exports. It may import nothing. */
const asExpression = (code: string): string => {
  const { body } = parseAst(code) as unknown as { body: Node[] };
  if (body.some(({ type }) => type === 'ImportDeclaration'))
    throw new Error('inline-start: what the first file imports imports something itself');
  return `(()=>{${edited(
    code,
    body
      .filter(({ type }) => type === 'ExportNamedDeclaration')
      .map((node) => ({ ...node, text: '' })),
  )}return{${fields(exportsOf(body))}}})()`;
};

type Parts = { fileName: string; code: string; imported: (file: string) => string };

/** The code of a built file as a script of the page: what it imports stands in it, what it exports lies on the shelf, and its addresses are those that it had. */
export const asPageScript = ({ fileName, code, imported }: Parts): string => {
  const { body } = parseAst(code) as unknown as { body: Node[] };
  const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1);
  const edits: Edit[] = [];
  for (const node of body) {
    if (node.type === 'ImportDeclaration') {
      const source = (node as Node & { source: { value: string } }).source.value;
      edits.push({
        ...node,
        text: `const{${fields(namesIn(node))}}=${asExpression(imported(folder + source.replace(/^\.\//, '')))};`,
      });
    }
    if (node.type === 'ExportNamedDeclaration')
      edits.push({ ...node, text: `${SHELF}={${fields(namesIn(node))}};` });
    walk(node, (inner) => {
      if (inner.type === 'ImportExpression') {
        const { source } = inner as Node & { source: Node };
        const text = code.slice(source.start, source.end).replace(/^(["'`])\.\//, `$1./${folder}`);
        if (!text.includes(folder))
          throw new Error(`inline-start: cannot tell what ${text} is beside the page`);
        edits.push({ ...source, text });
      }
      if (
        inner.type === 'MemberExpression' &&
        code.slice(inner.start, inner.end) === 'import.meta.url'
      )
        edits.push({ ...inner, text: `new URL("./${fileName}",document.baseURI).href` });
    });
  }
  return edited(code, edits).replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
};

/** What stands in the place of the file for those that import from it. */
export const shelfModule = (code: string): string => {
  const names = exportsOf((parseAst(code) as unknown as { body: Node[] }).body).map(
    ({ exported }, index) => ({ local: `_${index}`, exported }),
  );
  return `const{${fields(names)}}=${SHELF};export{${names.map(({ local, exported }) => `${local} as ${exported}`).join(',')}};\n`;
};

type Bundle = Record<string, OutputAsset | OutputChunk>;
const chunksOf = (bundle: Bundle): OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** The page with its style sheets in it; who would wait for one of them waits for the file `instead`. */
const withStyles = (html: string, bundle: Bundle, instead: string): string =>
  html.replace(/<link rel="stylesheet"[^>]*href="\.\/([^"]+)"[^>]*>/g, (link, name: string) => {
    const file = bundle[name];
    if (file?.type !== 'asset') return link;
    const styles = String(file.source);
    if (/url\((?!["']?data:)/.test(styles))
      throw new Error(`inline-start: ${name} names files by addresses of its own`);
    for (const chunk of chunksOf(bundle))
      chunk.code = chunk.code.replaceAll(path.basename(name), path.basename(instead));
    delete bundle[name];
    return `<style>${styles}</style>`;
  });

/** The page with the code of `start` at the end of its head: what else it asks for is on its way while that is still coming. */
const withScript = (html: string, bundle: Bundle, start: OutputChunk): string => {
  const imported = (fileName: string): string => {
    const file = bundle[fileName];
    return file?.type === 'chunk' ? file.code : '';
  };
  const tags = /\s*<script[^>]*src="\.\/([^"]+)"[^>]*><\/script>/g;
  if (![...html.matchAll(tags)].some(([, name]) => name === start.fileName))
    throw new Error(`inline-start: the page does not start with ${start.fileName}`);
  const script = asPageScript({ fileName: start.fileName, code: start.code, imported });
  return html
    .replaceAll(tags, '')
    .replace('</head>', () => `  <script type="module" async>${script}</script>\n  </head>`);
};

/**
 * Writes the file that the page starts with, and its styles, into the page: they come with it, in the time in which a browser would only ask for them.
 * Other files import from that file as before; what they find there is what the page's script has made.
 */
export const inlineStart = (entry: string): Plugin => ({
  name: 'senado:inline-start',
  apply: 'build',
  // the name of a file that browsers keep for a year tells what this plugin puts in its place, too
  augmentChunkHash: ({ name }) => (name === entry ? SHELF + shelfModule.toString() : undefined),
  renderChunk: (code, { name }) => {
    const changing = name === entry ? changingExports(code) : [];
    if (changing.length > 0)
      throw new Error(
        `inline-start: ${changing.join(', ')} of ${entry} would be known to others as they were first`,
      );
    return null;
  },
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      const page = bundle['index.html'];
      const start = chunksOf(bundle).find(({ name }) => name === entry);
      if (page?.type !== 'asset' || !start)
        throw new Error(`inline-start: no page, or no file ${entry}`);
      page.source = withScript(
        withStyles(String(page.source), bundle, start.fileName),
        bundle,
        start,
      );
      start.code = shelfModule(start.code);
    },
  },
});
