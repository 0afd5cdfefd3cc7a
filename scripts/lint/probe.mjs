// Lints one line of code as if it stood in a given file. Usage: node scripts/lint/probe.mjs FILE CODE → JSON messages.
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const [filePath, code] = process.argv.slice(2);
const eslint = new ESLint({
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  overrideConfig: [
    { ...tseslint.configs.disableTypeChecked },
    { languageOptions: { parserOptions: { project: null } } },
  ],
});
const [result] = await eslint.lintText(code, { filePath });
console.log(JSON.stringify(result?.messages ?? []));
