import { generate, parse, type Atrule, type CssNode, type Rule, type Selector } from 'css-tree';

/** A part of a sheet, and when a page has a use for it. */
type Piece =
  | { readonly kind: 'always'; readonly css: string }
  | {
      readonly kind: 'rule';
      readonly css: string;
      /** By selector: the classes, ids and elements without which it matches nothing. */
      readonly needs: readonly (readonly string[])[];
    }
  | { readonly kind: 'group'; readonly start: string; readonly pieces: readonly Piece[] }
  | { readonly kind: 'keyframes'; readonly css: string; readonly name: string };

/** A sheet that was read once, to be cut to size for many pages. */
export type PreparedSheet = readonly Piece[];

const PREFIXES = { ClassSelector: '.', IdSelector: '#', TypeSelector: '' } as const;

/**
 * What an element must have for a selector to match it. States and attributes change while a page is used, so pseudo
 * classes and attribute selectors count as matching.
 */
function needsOf(selector: Selector): string[] {
  return selector.children.toArray().flatMap((part) => {
    const isToken =
      part.type === 'ClassSelector' || part.type === 'IdSelector' || part.type === 'TypeSelector';
    return isToken && part.name !== '*' ? [PREFIXES[part.type] + part.name] : [];
  });
}

function pieceOfRule(rule: Rule): Piece {
  const css = generate(rule);
  if (rule.prelude.type !== 'SelectorList') return { kind: 'always', css };
  const selectors = rule.prelude.children.toArray().filter((node) => node.type === 'Selector');
  return { kind: 'rule', css, needs: selectors.map(needsOf) };
}

function pieceOfAtrule(atrule: Atrule): Piece {
  const css = generate(atrule);
  const prelude = atrule.prelude ? generate(atrule.prelude) : '';
  if (/keyframes$/.test(atrule.name)) return { kind: 'keyframes', css, name: prelude };
  const hasRules = atrule.block?.children.some((node) => node.type === 'Rule') ?? false;
  if (!atrule.block || !hasRules) return { kind: 'always', css };
  return { kind: 'group', start: `@${atrule.name} ${prelude}{`, pieces: piecesOf(atrule.block.children) };
}

function piecesOf(nodes: Iterable<CssNode>): Piece[] {
  return [...nodes].flatMap((node) => {
    if (node.type === 'Rule') return [pieceOfRule(node)];
    if (node.type === 'Atrule') return [pieceOfAtrule(node)];
    return node.type === 'Raw' ? [{ kind: 'always', css: generate(node) } satisfies Piece] : [];
  });
}

/**
 * Reads a sheet. What it does not understand, such as CSS that is newer than it, stays as it was written and is always
 * used: the browser judges it. Conditions and values are not read at all.
 */
export function prepareSheet(source: string): PreparedSheet {
  const sheet = parse(source, { parseAtrulePrelude: false, parseValue: false });
  return sheet.type === 'StyleSheet' ? piecesOf(sheet.children) : [];
}

function cut(pieces: readonly Piece[], tokens: ReadonlySet<string>): string {
  const isUsed = (needs: readonly (readonly string[])[]) =>
    needs.some((selector) => selector.every((token) => tokens.has(token)));
  return pieces
    .map((piece) => {
      if (piece.kind === 'always') return piece.css;
      if (piece.kind === 'rule') return isUsed(piece.needs) ? piece.css : '';
      if (piece.kind === 'keyframes') return '';
      const inside = cut(piece.pieces, tokens);
      return inside && `${piece.start}${inside}}`;
    })
    .join('');
}

/** The rules of a sheet that mean something on a page with these tokens, and the animations that they name. */
export function criticalCss(sheet: PreparedSheet, tokens: ReadonlySet<string>): string {
  const css = cut(sheet, tokens);
  const animations = sheet.filter((piece) => piece.kind === 'keyframes' && css.includes(piece.name));
  return css + animations.map((piece) => ('css' in piece ? piece.css : '')).join('');
}

const TAG = /<([a-z][\w-]*)((?:\s+[^\s=<>]+(?:="[^"]*")?)*)\s*\/?>/g;
const CLASS_OR_ID = /\s(class|id)="([^"]*)"/g;

/** Classes, ids and elements of a page, as React's server renderer writes it. */
export function tokensOf(html: string): Set<string> {
  const tokens = new Set(['html', 'head', 'body']);
  for (const [, element = '', attributes = ''] of html.matchAll(TAG)) {
    tokens.add(element);
    for (const [, name, value = ''] of attributes.matchAll(CLASS_OR_ID)) {
      if (name === 'id') tokens.add(`#${value}`);
      else for (const word of value.split(/\s+/)) tokens.add(`.${word}`);
    }
  }
  return tokens;
}
