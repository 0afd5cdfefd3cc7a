import type { Registry } from '@atoll/contracts/registry';

export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'style';
  /** Must equal what the script is later fetched with, or the browser downloads it twice. */
  readonly integrity?: string | undefined;
}

/** Everything that a document says. The same model gives the same bytes. */
export interface DocumentModel {
  readonly title: string;
  /** Addresses. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** JavaScript source; its hashes are in the CSP. */
  readonly inlineScripts: readonly string[];
  readonly preloads: readonly Preload[];
  readonly registry: Registry;
  /** By manifest address. */
  readonly manifests: Readonly<Record<string, unknown>>;
  readonly settings: { readonly production: boolean; readonly analytics: boolean };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** A JSON block, which needs no CSP hash. With `<` escaped, no value can end the element. */
function jsonBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

function preloadLink({ href, as, integrity }: Preload): string {
  const check = integrity ? ` integrity="${escape(integrity)}"` : '';
  // Entries are fetched with CORS, the federation runtime's style sheets too: the attribute must match.
  return `<link rel="preload" as="${as}" crossorigin="anonymous" href="${escape(href)}"${check}>`;
}

function fontLink(href: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${escape(href)}">`;
}

function head(model: DocumentModel): string[] {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(model.title)}</title>`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0a1618">',
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    ...model.inlineScripts.map((source) => `<script>${source}</script>`),
    ...model.styles.map((href) => `<link rel="stylesheet" href="${escape(href)}">`),
    ...model.fonts.map(fontLink),
    ...model.scripts.map((src) => `<script defer crossorigin="anonymous" src="${escape(src)}"></script>`),
    ...model.preloads.map(preloadLink),
    jsonBlock('atoll-settings', model.settings),
    jsonBlock('atoll-registry', model.registry),
    jsonBlock('atoll-manifests', model.manifests),
  ];
}

/** The document around the shell, as HTML. Pure: no clock, no randomness, no request. */
export function renderDocument(model: DocumentModel): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    ...head(model),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    '<noscript>Atoll needs JavaScript to show this page. Please switch it on and load the page again.</noscript>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
