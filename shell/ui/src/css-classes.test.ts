/** CSS Modules are checked as text here: the build only warns about a class that does not exist. */
type Files = {
  readFileSync(path: string, encoding: 'utf8'): string;
  readdirSync(path: string): string[];
  existsSync(path: string): boolean;
};
const { readFileSync, readdirSync, existsSync } = jest.requireActual<Files>('node:fs');

declare const __dirname: string;
const source = __dirname;
const folders = readdirSync(source).filter((name) => existsSync(`${source}/${name}/${name}.tsx`));

const modules = folders.flatMap((folder) =>
  readdirSync(`${source}/${folder}`)
    .filter((file) => /\.tsx$/.test(file) && !file.includes('.test.'))
    .map((file) => ({ file: `${folder}/${file}`, code: readFileSync(`${source}/${folder}/${file}`, 'utf8') }))
    .flatMap(({ file, code }) => {
      const sheet = /import \* as s from '\.\/([^']+\.module\.css)'/.exec(code)?.[1];
      return sheet ? [{ file, code, css: readFileSync(`${source}/${folder}/${sheet}`, 'utf8') }] : [];
    }),
);

it.each(modules)('$file uses only classes that its style sheet defines', ({ code, css }) => {
  const defined = new Set(Array.from(css.matchAll(/\.([a-zA-Z][\w]*)/g), ([, name]) => name));
  const used = Array.from(code.matchAll(/\bs\.([a-zA-Z]\w*)/g), ([, name]) => name);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});

it.each(modules)('$file names no custom property like a class: the bundler exports one of the two', ({ css }) => {
  const properties = Array.from(css.matchAll(/--([a-z-]+)\s*:/g), ([, name]) => name);
  const classes = new Set(Array.from(css.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name]) => name));
  expect(properties.filter((name) => classes.has(name))).toEqual([]);
});

it.each(modules)('$file has no colour of its own where a token should be', ({ file, css }) => {
  const literal = /#[0-9a-f]{3,8}\b|rgba?\(/i;
  const allowed = file.startsWith('avatar/'); // LOOK 2: avatar tones and picture palettes
  expect(allowed || !literal.test(css)).toBe(true);
});

it.each(folders)('%s is exported by its folder', (folder) => {
  expect(readFileSync(`${source}/${folder}/${folder}.tsx`, 'utf8')).toMatch(
    /export (function|\{|const|type)/,
  );
});
