/** @jest-environment jsdom */
import { HOSTILE_TEXTS } from '@atoll/contracts/testing/hostile-texts';
import { htmlOf } from './markdown';

interface ParsedElement {
  readonly localName: string;
  readonly attributes: Iterable<{ readonly name: string }>;
  getAttribute(name: string): string | null;
}
// The API's code knows no browser; this test looks at what one would make of its answers.
declare const DOMParser: new () => {
  parseFromString(
    text: string,
    type: 'text/html',
  ): { body: { querySelectorAll(selector: string): Iterable<ParsedElement> } };
};

const ELEMENTS = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'strong',
  'em',
  's',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'hr',
  'br',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]);
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel', 'title'],
  code: ['class'],
  ol: ['start'],
};

function parsed(markdown: string): ParsedElement[] {
  const { body } = new DOMParser().parseFromString(`<main>${htmlOf(markdown)}</main>`, 'text/html');
  return [...body.querySelectorAll('main *, main ~ *')];
}

it.each(HOSTILE_TEXTS)(
  'POR-13: %j brings in no element, attribute or link that pages do not have',
  (markdown) => {
    const elements = parsed(markdown);
    const foreign = elements.filter(({ localName }) => !ELEMENTS.has(localName));
    const attributes = elements.flatMap(({ localName, attributes }) =>
      [...attributes]
        .filter(({ name }) => !(ATTRIBUTES[localName] ?? []).includes(name))
        .map(({ name }) => name),
    );
    const links = elements.flatMap((element) => element.getAttribute('href') ?? []);
    expect({ foreign, attributes }).toEqual({ foreign: [], attributes: [] });
    for (const link of links) expect(link).toMatch(/^(https:\/\/(good|evil)\.example|\/%5C)/);
  },
);

it('POR-13: what people write is there: headings below the page’s own, lists, tables and links', () => {
  const html = htmlOf(
    '# One\n\n- a\n- [b](/hotels) [c](https://good.example) [d](mailto:a@b.example)\n\n| x |\n|---|\n| y |',
  );
  expect(html).toContain('<h2>One</h2>');
  expect(html).toContain('<a href="/hotels">b</a>');
  expect(html).toContain('<a href="https://good.example" rel="nofollow noopener">c</a>');
  expect(html).toContain('<a href="mailto:a@b.example">d</a>');
  expect(html).toContain('<td>y</td>');
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(60);
});
