import { criticalCss, prepareSheet, tokensOf } from './critical-css';

const PAGE = '<main id="content" class="page wide"><a class="link" href="/?a=b">Go</a><br/></main>';

function cut(css: string, page = PAGE): string {
  return criticalCss(prepareSheet(css), tokensOf(page));
}

it('finds elements, classes and ids as the renderer writes them', () => {
  expect([...tokensOf(PAGE)].sort()).toEqual(
    ['#content', '.link', '.page', '.wide', 'a', 'body', 'br', 'head', 'html', 'main'].sort(),
  );
});

it('keeps what matches something on the page, and nothing else', () => {
  expect(cut('.page{color:red}.other{color:blue}')).toBe('.page{color:red}');
  expect(cut('#content a{color:red}#elsewhere a{color:blue}')).toBe('#content a{color:red}');
  expect(cut('.other,.link{color:red}')).toBe('.other,.link{color:red}');
  expect(cut('*{margin:0}:root{--a: 1px}')).toBe('*{margin:0}:root{--a: 1px}');
});

it('keeps every state of what is on the page', () => {
  const states = '.link:hover{color:red}.link[aria-busy=true]{opacity:.5}.page:has(.later){gap:0}';
  expect(cut(states)).toBe(states);
  expect(cut('.wide:not(.narrow)>a{color:red}')).toBe('.wide:not(.narrow)>a{color:red}');
});

it('looks into conditions and leaves out those that hold nothing', () => {
  const css =
    '@media (width>=900px){.page{gap:0}.other{gap:1px}}@container (width>=1px){.other{gap:0}}@supports (gap:0){a{gap:0}}';
  expect(cut(css)).toBe('@media (width>=900px){.page{gap:0}}@supports (gap:0){a{gap:0}}');
});

it('keeps fonts, and an animation only where one of its users is', () => {
  const css =
    '@font-face{font-family:A;src:url(/a.woff2)}@keyframes spin{to{rotate:1turn}}@keyframes rest{to{opacity:0}}.link{animation:1s spin}';
  expect(cut(css)).toBe(
    '@font-face{font-family:A;src:url(/a.woff2)}.link{animation:1s spin}@keyframes spin{to{rotate:1turn}}',
  );
});

it.each([
  ['a condition', '@container (width<=1px) or ((width>=2px) and (width<=3px)){.page{gap:0}}'],
  ['a value', '.page{width:if(media(print):1px;else:2px)}'],
  ['a rule', '@function --double(){result:2px}'],
  ['a selector', '.link:is(>{gap:0}'],
  ['a brace too many', '.page{color:red}}.other{color:blue}'],
])('leaves %s that it does not know to the browser', (_what, css) => {
  expect(cut(css)).toBe(css);
});

it('cuts also where a condition is one that it does not know', () => {
  const condition = '@container (width<=1px) or ((width>=2px) and (width<=3px))';
  expect(cut(`${condition}{.page{gap:0}.other{gap:0}}`)).toBe(`${condition}{.page{gap:0}}`);
});
