import MagicString from 'magic-string';
import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';

/** React's calls that only make something: without a reader of the result they may be dropped. */
const MAKERS = new Set(['createContext', 'forwardRef', 'memo']);

type Statement = ReturnType<typeof parseAst>['body'][number];
type Expression = Statement & { type: 'ExpressionStatement' };
type Member = Expression['expression'] & { type: 'MemberExpression' };

const propertyOf = ({ property }: Member): string =>
  property.type === 'Identifier' ? property.name : '';

/** The calls to which a statement's variables owe their values, as far as they only make something. */
const madeBy = (statement: Statement): { start: number }[] =>
  statement.type === 'VariableDeclaration'
    ? statement.declarations.flatMap(({ init }) =>
        init?.type === 'CallExpression' &&
        init.callee.type === 'MemberExpression' &&
        MAKERS.has(propertyOf(init.callee))
          ? [init]
          : [],
      )
    : [];

/** `Name.displayName = "…"`: for React's developer tools only, yet it would keep the component. */
const isDisplayName = (statement: Statement): boolean =>
  statement.type === 'ExpressionStatement' &&
  statement.expression.type === 'AssignmentExpression' &&
  statement.expression.left.type === 'MemberExpression' &&
  propertyOf(statement.expression.left) === 'displayName';

/**
 * Marks components and contexts that a package makes by a call as pure (`@__PURE__`), the bundler's
 * own annotation: those that nobody imports are dropped. Packages compiled by tsup lack the marks.
 */
export const pureComponents = (packages: RegExp): Plugin => ({
  name: 'senado:pure-components',
  apply: 'build',
  transform: {
    filter: { id: packages },
    handler: (code) => {
      const marked = new MagicString(code);
      for (const statement of parseAst(code).body) {
        if (isDisplayName(statement)) marked.remove(statement.start, statement.end);
        for (const call of madeBy(statement)) marked.appendLeft(call.start, '/* @__PURE__ */ ');
      }
      return { code: marked.toString(), map: marked.generateMap({ hires: 'boundary' }) };
    },
  },
});
