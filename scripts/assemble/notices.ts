import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { licenceOf } from './licences';
import type { ShippedPart } from './shipped-parts';

const LICENCE_FILE = /^(licen[cs]e|notice|copying|copyright)[^/]*$/i;
const RULE = '-'.repeat(80);

function textsOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => readFileSync(path.join(folder, name), 'utf8').trim());
}

function authorOf({ json: { author } }: ShippedPart): string {
  const name = typeof author === 'string' ? author : (author as { name?: string } | undefined)?.name;
  return name ? `, by ${name}` : '';
}

function noticeOf(part: ShippedPart): string {
  const { json, installed } = part;
  const licence = licenceOf(json) ?? 'no licence named';
  const texts = textsOf(installed);
  const text =
    texts.length > 0
      ? texts.join('\n\n')
      : `The package holds no text of its licence${authorOf(part)}: https://spdx.org/licenses/${licence}.html`;
  return `${RULE}\n${json.name} ${json.version}\n${licence}\n\n${text}\n`;
}

/** What the README says of data that are not packages. */
function dataOf(root: string): string {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const [, words] = /^## Whose data\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(readme) ?? [];
  if (words === undefined) throw new Error('README.md does not say whose data the site shows');
  return words.trim();
}

/** Name, version, licence and its text of everything in the folder that others made. */
export function noticesText(root: string, parts: readonly ShippedPart[]): string {
  const head =
    'Atoll holds data and packages that others made. This is whose they are, and under which licence.';
  return `${head}\n\n${RULE}\nData\n\n${dataOf(root)}\n\n${parts.map(noticeOf).join('\n')}`;
}
