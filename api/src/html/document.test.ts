import { ogPicturePath } from '@atoll/contracts/og-picture';
import { renderDocument, type DocumentModel } from './document';

const MODEL: DocumentModel = {
  head: { title: 'Find hotels | Atoll', description: 'Hotels', canonical: '/hotels' },
  isIndexed: true,
  publicUrl: 'https://atoll.example',
  isFirstScreenIn: false,
  scripts: ['/assets/main.js'],
  inlineStyles: [{ href: '/releases/mfe-hotels/x/page.css', source: '.page{color:red}' }],
  images: ['/media/artwork/a.webp'],
  fonts: ['/assets/text.woff2'],
  icon: 'data:image/svg+xml,%3Csvg/%3E',
  inlineScripts: ['theme()'],
  preloads: [{ href: '/releases/mfe-hotels/x/entry.js', as: 'script', integrity: 'sha384-abc' }],
  registry: { apps: [] },
  manifests: {},
  settings: { production: true, analytics: false, trustedOrigins: [] },
  rootHtml: null,
  state: {},
};

describe('a document', () => {
  it('loads the shell, its style, its fonts and what the page needs next', () => {
    const html = renderDocument(MODEL);
    for (const part of [
      '<html lang="en">',
      '<meta charset="utf-8">',
      '<title>Find hotels | Atoll</title>',
      '<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,%3Csvg/%3E">',
      '<script>theme()</script>',
      '<script defer crossorigin="anonymous" src="/assets/main.js"></script>',
      '<style data-sheet="/releases/mfe-hotels/x/page.css">.page{color:red}</style>',
      '<link rel="preload" as="image" href="/media/artwork/a.webp" fetchpriority="high">',
      '<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/assets/text.woff2">',
      '<link rel="preload" as="script" crossorigin="anonymous" href="/releases/mfe-hotels/x/entry.js" integrity="sha384-abc">',
      '<script type="application/json" id="atoll-settings">{"production":true,"analytics":false,"trustedOrigins":[]}</script>',
      '<div id="root"></div>',
      '<noscript>',
    ]) {
      expect(html).toContain(part);
    }
  });

  it('no value ends the JSON block or the attribute that it stands in', () => {
    const attack = '</script><script>alert(1)</script>';
    const html = renderDocument({
      ...MODEL,
      head: { title: attack, description: '"><b>', jsonLd: [{ name: attack }] },
      state: { shell: [{ endpointName: 'x', arg: null, value: attack }] },
      manifests: { '/m.json': { name: attack } },
    });
    expect(html).not.toContain('alert(1)</script>');
    expect(html).not.toContain('"><b>');
    expect(html.match(/<\/script>/g)).toHaveLength(7);
  });

  it('SEO-08: names its one true address on the product’s own domain', () => {
    const html = renderDocument(MODEL);
    expect(html).toContain('<link rel="canonical" href="https://atoll.example/hotels">');
    expect(html).toContain('<meta property="og:url" content="https://atoll.example/hotels">');
    expect(html).toContain('<meta name="description" content="Hotels">');
  });

  it('SEO-08: what search engines and link previews read has whole addresses', () => {
    const image = ogPicturePath('city', 'lisbon', 'Lisbon');
    const jsonLd = [
      { '@type': 'City', name: '/not/an/address', image: '/a.webp', url: '/travel-agents/lisbon' },
      { itemListElement: [{ item: '/travel-agents' }, { url: 'https://other.example/' }, { url: '//x' }] },
    ];
    const html = renderDocument({ ...MODEL, head: { ...MODEL.head, image, jsonLd } });
    const [city, list] = [...html.matchAll(/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? '') as unknown,
    );
    expect(city).toEqual({
      '@type': 'City',
      name: '/not/an/address',
      image: 'https://atoll.example/a.webp',
      url: 'https://atoll.example/travel-agents/lisbon',
    });
    expect(list).toEqual({
      itemListElement: [
        { item: 'https://atoll.example/travel-agents' },
        { url: 'https://other.example/' },
        { url: '//x' },
      ],
    });
    for (const [name, content] of [
      ['og:type', 'website'],
      ['og:image', `https://atoll.example${image}`],
      ['og:image:alt', 'Find hotels | Atoll'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
    ]) {
      expect(html).toContain(`<meta property="${name}" content="${content}">`);
    }
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('says no measures of a picture that it does not know', () => {
    const html = renderDocument({ ...MODEL, head: { ...MODEL.head, image: '/media/artwork/a.webp' } });
    expect(html).toContain('content="https://atoll.example/media/artwork/a.webp"');
    expect(html).not.toContain('og:image:width');
  });

  it('shows what the server rendered, with the answers that it was made of and no word about JavaScript', () => {
    const html = renderDocument({
      ...MODEL,
      rootHtml: '<h1>Hotels</h1>',
      isFirstScreenIn: true,
      state: { 'mfe-hotels': [{ endpointName: 'searchHotels', arg: { city: 'Paris' }, value: [] }] },
    });
    expect(html).toContain('<div id="root"><h1>Hotels</h1></div>');
    expect(html).toContain('id="atoll-state">{"mfe-hotels":[{"endpointName":"searchHotels"');
    expect(html).not.toContain('<noscript>');
  });

  it('tells who has no JavaScript that a remote’s part of the page is missing for now', () => {
    const html = renderDocument({ ...MODEL, rootHtml: '<header>Shell</header>' });
    expect(html).toContain('<noscript>This page could not be shown without JavaScript just now.');
  });

  it('lets nothing compete with a first screen that is in it', () => {
    const html = renderDocument({ ...MODEL, rootHtml: '<h1>Hotels</h1>', isFirstScreenIn: true });
    expect(html).toContain('<meta name="atoll-entry" content="/assets/main.js">');
    expect(html).not.toMatch(/<script[^>]* src=|rel="preload" as="(font|script|style)"/);
  });

  it('is the same for the same model', () => {
    expect(renderDocument(MODEL)).toBe(renderDocument(structuredClone(MODEL)));
  });
});

it('ERR-12: what search engines should not keep says so in its head', () => {
  const noindex = '<meta name="robots" content="noindex">';
  expect(renderDocument(MODEL)).not.toContain(noindex);
  expect(renderDocument({ ...MODEL, isIndexed: false })).toContain(noindex);
});
