import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { allowStyles } from '../http/allow-styles';
import { escapeHtml } from '../http/escape-html';

// Everything stands in the document: what is asked for next may be refused as well.
const STYLE = [
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;text-align:center;',
  'font:1rem/1.5 system-ui,sans-serif;background:#faf6ee;color:#10282b}',
  'h1,p{margin:0;max-width:36rem}h1{font-size:1.5rem}',
  'a{justify-self:center;padding:12px 24px;border-radius:999px;background:#10282b;color:#fff;text-decoration:none}',
  '@media(prefers-color-scheme:dark){body{background:#0a1618;color:#f5efe3}a{background:#f5efe3;color:#0a1618}}',
].join('');
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** The sentence of an error as a page, for a reader. */
export function errorPage(reply: FastifyReply, message: string): string {
  allowStyles(reply, [STYLE_HASH]);
  reply.header('x-robots-tag', 'noindex').type('text/html; charset=utf-8');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Atoll</title>',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<style>${STYLE}</style></head>`,
    `<body><h1>This page cannot be shown now</h1><p>${escapeHtml(message)}</p><a href="">Try again</a></body></html>`,
  ].join('');
}
