import { DOCUMENT_KINDS, type DocumentKind } from './tally';

export const HEAD = 'backup.json';
export const MANIFEST = 'manifest.json';
const FILES = 'files';

/** What an entry of the archive is, by its name. */
export type EntryKind =
  | { readonly is: 'head' }
  | { readonly is: 'manifest' }
  | { readonly is: 'documents'; readonly kind: DocumentKind; readonly collection: string }
  | { readonly is: 'file'; readonly source: string; readonly key: string };

/** `copied/agents/000001.bson`: whoever unpacks a backup by hand finds the parts of a collection in their order. */
export function documentsName(kind: DocumentKind, collection: string, part: number): string {
  return `${kind}/${collection}/${String(part).padStart(6, '0')}.bson`;
}

/** `files/media/city-images/a.webp`. */
export function fileName(source: string, key: string): string {
  return `${FILES}/${source}/${key}`;
}

/** Throws for a name that no backup has. */
export function readName(name: string): EntryKind {
  if (name === HEAD) return { is: 'head' };
  if (name === MANIFEST) return { is: 'manifest' };
  const [folder, first, ...rest] = name.split('/');
  if (first === undefined || rest.length === 0) throw new Error(`an entry called ${name}`);
  if (folder === FILES) return { is: 'file', source: first, key: rest.join('/') };
  const kind = DOCUMENT_KINDS.find((known) => known === folder);
  if (!kind) throw new Error(`an entry called ${name}`);
  return { is: 'documents', kind, collection: first };
}
