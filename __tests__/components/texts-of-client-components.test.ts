/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * A browser that translates a page puts each text into elements of its own. React then changes a text that is not on the
 * page any more, or fails to remove it, or to insert something before it. So a text of a component that runs in the
 * browser is alone in its element, and one that changes is replaced with that element.
 */
test('a text is alone in its element, and one that changes has an element that is replaced', () => {
  expect(listClientFiles().flatMap((file) => findFaults(file))).toEqual([]);
});

test.each([
  ['a text beside a condition', '<p>{open && <Dot />}{text}</p>'],
  ['conditional texts side by side', '<p>{open && labels.open}{!open && labels.closed}</p>'],
  ['a text that is composed', '<p>{rooms}, {guests}</p>'],
  ['a text that depends on a condition', '<p>{open ? labels.open : labels.closed}</p>'],
  ['a text of the state', '<p role="status">{status}</p>'],
  ['a text without an element', 'day ? <time>{day}</time> : labels.noDay'],
])('the check finds %s', (_, jsx) => {
  expect(findFaultsInComponent(jsx)).not.toEqual([]);
});

const findFaultsInComponent = (jsx: string) =>
  findFaults(
    'component.tsx',
    `function Component() {
      const [status, setStatus] = useState('');
      return ${jsx};
    }`,
  );

/** Components that run in the browser: those that say so, and what they import. */
function listClientFiles(): string[] {
  const all = ['app', 'components'].flatMap((folder) => ts.sys.readDirectory(path.resolve(folder), ['.tsx']));
  const files = new Set(all.filter((file) => readFileSync(file, 'utf8').startsWith("'use client'")));
  for (const file of files) {
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      const imported = `${path.resolve(path.dirname(file), fileName)}.tsx`;
      if (fileName.startsWith('.') && ts.sys.fileExists(imported)) files.add(imported);
    }
  }
  return [...files];
}

function findFaults(fileName: string, source = readFileSync(fileName, 'utf8')): string[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const states = new Set<string>();
  const elements = new Set<string>();
  const faults: string[] = [];

  /** Whether a value is elements or nothing, as far as its file tells. */
  function isElement(node: ts.Expression): boolean {
    if (ts.isParenthesizedExpression(node)) return isElement(node.expression);
    if (ts.isConditionalExpression(node)) return isElement(node.whenTrue) && isElement(node.whenFalse);
    if (ts.isBinaryExpression(node)) {
      const isCondition = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
      return isElement(node.right) && (isCondition || isElement(node.left));
    }
    if (node.kind === ts.SyntaxKind.NullKeyword || isJsx(node)) return true;
    if (ts.isCallExpression(node))
      return isElement(node.expression) || node.arguments.some((argument) => containsJsx(argument));
    if (ts.isElementAccessExpression(node)) return isElement(node.expression);
    if (ts.isPropertyAccessExpression(node)) return elements.has(node.name.text);
    return ts.isIdentifier(node) && elements.has(node.text);
  }

  function report(node: ts.Node, fault: string) {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    faults.push(`${path.relative('', fileName)}:${line + 1}: ${fault}: ${node.getText().trim()}`);
  }

  function collectNames(node: ts.Node) {
    if (ts.isPropertySignature(node) && node.type?.getText().includes('ReactNode'))
      elements.add(node.name.getText());
    if (ts.isVariableDeclaration(node) && node.initializer) {
      if (ts.isArrayBindingPattern(node.name) && node.initializer.getText().startsWith('useState'))
        states.add(node.name.elements[0]!.getText());
      else if (
        ts.isArrowFunction(node.initializer) ? containsJsx(node.initializer) : isElement(node.initializer)
      )
        elements.add(node.name.getText());
    }
    ts.forEachChild(node, collectNames);
  }

  function visit(node: ts.Node) {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) visitChildren(node);
    const isComponent = ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '');
    if (isComponent) {
      for (const { expression } of findReturns(node.body!))
        if (expression && !isElement(expression)) report(expression, 'without an element');
    }
    ts.forEachChild(node, visit);
  }

  function visitChildren(parent: ts.JsxElement | ts.JsxFragment) {
    const children = parent.children.filter((child) => !isNothing(child));
    for (const child of children) {
      const value = ts.isJsxExpression(child) ? child.expression! : child;
      if (isSpace(value) || (!ts.isJsxText(value) && isElement(value))) continue;
      if (children.length > 1) report(child, 'beside another node');
      else if (!isReplaced(parent) && changes(value)) report(child, 'changes without its element');
    }
  }

  const changes = (value: ts.Node) =>
    ts.isConditionalExpression(value) ||
    ts.isBinaryExpression(value) ||
    (ts.isIdentifier(value) && states.has(value.text));

  collectNames(file);
  visit(file);
  return faults;
}

const isJsx = (node: ts.Node) =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

const containsJsx = (node: ts.Node): boolean =>
  isJsx(node) || ts.forEachChild(node, (child) => containsJsx(child) || undefined) === true;

/** Line breaks between elements, and comments. */
const isNothing = (child: ts.JsxChild) =>
  ts.isJsxText(child) ? child.containsOnlyTriviaWhiteSpaces : ts.isJsxExpression(child) && !child.expression;

const isSpace = (node: ts.Node) =>
  (ts.isStringLiteral(node) || ts.isJsxText(node)) && node.text.trim() === '';

/** Whether an element is another one once its text is. The title of the document is not translated in its place. */
function isReplaced(node: ts.JsxElement | ts.JsxFragment): boolean {
  if (ts.isJsxFragment(node)) return false;
  const { tagName, attributes } = node.openingElement;
  return (
    ['ChangingText', 'title'].includes(tagName.getText()) ||
    attributes.properties.some((attribute) => attribute.name?.getText() === 'key')
  );
}

/** Those of a function, not of the functions in it. */
function findReturns(node: ts.Node): ts.ReturnStatement[] {
  if (ts.isReturnStatement(node)) return [node];
  if (ts.isFunctionLike(node)) return [];
  const returns: ts.ReturnStatement[] = [];
  ts.forEachChild(node, (child) => void returns.push(...findReturns(child)));
  return returns;
}
