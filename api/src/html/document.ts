import { isOgPicture, OG_PICTURE_HEIGHT, OG_PICTURE_WIDTH } from '@atoll/contracts/og-picture';
import type { Registry } from '@atoll/contracts/registry';
import { sharedPagePicture } from '@atoll/contracts/shared-page-pictures';
import { STATE_BLOCK_ID, type PageHead, type QueryEntry } from '@atoll/contracts/rendering';
import type { SiteSettings } from '@atoll/contracts/site-settings';
import { escapeHtml } from '../shared/http/escape-html';
import { withAbsoluteUrls } from './structured-data';
import type { InlineStyle } from './style-sheets';

export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'style';
  /** Must equal what the script is later fetched with, or the browser downloads it twice. */
  readonly integrity?: string | undefined;
}

/** Everything that a document says. The same model gives the same bytes. */
export interface DocumentModel {
  readonly head: PageHead;
  /** False where search engines should not keep the page: it is not there, or it is nobody else's business. */
  readonly isIndexed: boolean;
  /** The site's own origin, for addresses that must be absolute. */
  readonly publicUrl: string;
  /**
   * True when the document holds the whole first screen. Scripts, fonts and the remote's files then stay out of its
   * way: the inline loader (`shell/src/start/page-loader.js`) fetches the entry once the screen is painted.
   */
  readonly isFirstScreenIn: boolean;
  /** Addresses. */
  readonly scripts: readonly string[];
  /** The style sheets of the first screen; their hashes are in the CSP. */
  readonly inlineStyles: readonly InlineStyle[];
  /** Addresses of the pictures that the first screen shows first. */
  readonly images: readonly string[];
  readonly fonts: readonly string[];
  /** A data address. */
  readonly icon: string;
  /** JavaScript source; its hashes are in the CSP. */
  readonly inlineScripts: readonly string[];
  readonly preloads: readonly Preload[];
  readonly registry: Registry;
  /** By manifest address. */
  readonly manifests: Readonly<Record<string, unknown>>;
  readonly settings: SiteSettings;
  /** What the server rendered; null where the browser has to render the whole page. */
  readonly rootHtml: string | null;
  /** The answers that it was rendered from, by app. */
  readonly state: Readonly<Record<string, readonly QueryEntry[]>>;
}

/** A JSON block, which needs no CSP hash. With `<` escaped, no value can end the element. */
function jsonBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

function preloadLink({ href, as, integrity }: Preload): string {
  const check = integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
  // Scripts are fetched with CORS, the chunk loader's style sheets too: the attribute must match.
  return `<link rel="preload" as="${as}" crossorigin="anonymous" href="${escapeHtml(href)}"${check}>`;
}

function fontLink(href: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${escapeHtml(href)}">`;
}

function meta(name: string, content: string | undefined, attribute: 'name' | 'property' = 'name'): string[] {
  return content ? [`<meta ${attribute}="${name}" content="${escapeHtml(content)}">`] : [];
}

/** The picture of a link preview; networks lay the preview out before they have it when its measures are known. */
function picture({ head: { image: own, canonical, title }, publicUrl }: DocumentModel): string[] {
  const image = own ?? (canonical === undefined ? null : sharedPagePicture(canonical));
  if (!image) return meta('twitter:card', 'summary');
  return [
    ...meta('og:image', publicUrl + image, 'property'),
    ...meta('og:image:alt', title, 'property'),
    ...(isOgPicture(image)
      ? [
          ...meta('og:image:width', String(OG_PICTURE_WIDTH), 'property'),
          ...meta('og:image:height', String(OG_PICTURE_HEIGHT), 'property'),
        ]
      : []),
    ...meta('twitter:card', 'summary_large_image'),
  ];
}

/** What search engines and link previews read (SEO-08). */
function description(model: DocumentModel): string[] {
  const { head: page, publicUrl } = model;
  const canonical = page.canonical && publicUrl + page.canonical;
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    ...meta('description', page.description),
    ...(model.isIndexed ? [] : ['<meta name="robots" content="noindex">']),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}">`] : []),
    ...meta('og:site_name', 'Atoll', 'property'),
    ...meta('og:type', 'website', 'property'),
    ...meta('og:title', page.title, 'property'),
    ...meta('og:description', page.description, 'property'),
    ...meta('og:url', canonical, 'property'),
    ...picture(model),
    ...(page.jsonLd ?? []).map((data) => {
      const json = JSON.stringify(withAbsoluteUrls(data, publicUrl)).replaceAll('<', '\\u003c');
      return `<script type="application/ld+json">${json}</script>`;
    }),
  ];
}

/** Rules in the document, under the address of the sheet that they are from. */
function inlineStyle({ href, source, media }: InlineStyle): string {
  const where = media ? ` media="${escapeHtml(media)}"` : '';
  return `<style data-sheet="${escapeHtml(href)}"${where}>${source}</style>`;
}

/** What fetches the scripts: the inline loader from these marks, or the browser at once. */
function entries({ scripts, isFirstScreenIn }: DocumentModel): string[] {
  return scripts.map((src) =>
    isFirstScreenIn
      ? `<meta name="atoll-entry" content="${escapeHtml(src)}">`
      : `<script defer crossorigin="anonymous" src="${escapeHtml(src)}"></script>`,
  );
}

function head(model: DocumentModel): string[] {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...description(model),
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0a1618">',
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(model.icon)}">`,
    ...model.inlineScripts.map((source) => `<script>${source}</script>`),
    ...model.inlineStyles.map(inlineStyle),
    ...model.images.map(
      (href) => `<link rel="preload" as="image" href="${escapeHtml(href)}" fetchpriority="high">`,
    ),
    ...(model.isFirstScreenIn ? [] : model.fonts.map(fontLink)),
    ...entries(model),
    ...(model.isFirstScreenIn ? [] : model.preloads.map(preloadLink)),
  ];
}

/** Where the first screen is missing, which the next answer may have. */
const NO_SCRIPT =
  '<noscript>This page could not be shown without JavaScript just now. Please load it again in a moment, or switch JavaScript on.</noscript>';

/** The document around the shell, as HTML. Pure: no clock, no randomness, no request. */
export function renderDocument(model: DocumentModel): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    ...head(model),
    '</head>',
    '<body>',
    `<div id="root">${model.rootHtml ?? ''}</div>`,
    ...(model.isFirstScreenIn ? [] : [NO_SCRIPT]),
    jsonBlock('atoll-settings', model.settings),
    jsonBlock('atoll-registry', model.registry),
    jsonBlock('atoll-manifests', model.manifests),
    jsonBlock(STATE_BLOCK_ID, model.state),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
