import { renderDocument, type DocumentModel } from './document';

const MODEL: DocumentModel = {
  title: 'Find hotels | Atoll',
  scripts: ['/assets/main.js'],
  styles: ['/assets/main.css'],
  fonts: ['/assets/text.woff2'],
  inlineScripts: ['theme()'],
  preloads: [
    { href: '/releases/mfe-hotels/x/entry.js', as: 'script', integrity: 'sha384-abc' },
    { href: '/releases/mfe-hotels/x/page.css', as: 'style' },
  ],
  registry: { apps: [] },
  manifests: {},
  settings: { production: true, analytics: false },
};

describe('a document', () => {
  it('loads the shell, its style, its fonts and what the page needs next', () => {
    const html = renderDocument(MODEL);
    for (const part of [
      '<html lang="en">',
      '<meta charset="utf-8">',
      '<title>Find hotels | Atoll</title>',
      '<script>theme()</script>',
      '<script defer crossorigin="anonymous" src="/assets/main.js"></script>',
      '<link rel="stylesheet" href="/assets/main.css">',
      '<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/assets/text.woff2">',
      '<link rel="preload" as="script" crossorigin="anonymous" href="/releases/mfe-hotels/x/entry.js" integrity="sha384-abc">',
      '<link rel="preload" as="style" crossorigin="anonymous" href="/releases/mfe-hotels/x/page.css">',
      '<script type="application/json" id="atoll-settings">{"production":true,"analytics":false}</script>',
      '<div id="root"></div>',
    ]) {
      expect(html).toContain(part);
    }
  });

  it('no value ends the JSON block or the attribute that it stands in', () => {
    const attack = '</script><script>alert(1)</script>';
    const html = renderDocument({
      ...MODEL,
      title: attack,
      styles: ['"><b>'],
      manifests: { '/m.json': { name: attack } },
    });
    expect(html).not.toContain('alert(1)</script>');
    expect(html).not.toContain('"><b>');
    expect(html.match(/<\/script>/g)).toHaveLength(5);
  });

  it('is the same for the same model', () => {
    expect(renderDocument(MODEL)).toBe(renderDocument(structuredClone(MODEL)));
  });
});
