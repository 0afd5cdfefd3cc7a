// Lints snippets of code as if they stood in files of ours.
// Usage: node scripts/lint/probe.mjs '[{"file": "…", "code": "…"}]' → a JSON list of each snippet's messages.
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const eslint = new ESLint({
  overrideConfig: [
    { ...tseslint.configs.disableTypeChecked },
    { languageOptions: { parserOptions: { project: null } } },
  ],
});
const all = [];
for (const { file, code } of JSON.parse(process.argv[2] ?? '[]')) {
  const [result] = await eslint.lintText(code, { filePath: file });
  all.push(result?.messages ?? []);
}
console.log(JSON.stringify(all));
