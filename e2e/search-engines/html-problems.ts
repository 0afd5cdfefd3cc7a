import { HtmlValidate } from 'html-validate';

/**
 * The recommended rules. What is switched off or relaxed here is how React and our documents write HTML that means the
 * same: browsers read attributes in any case, with or without the value of a flag, and `<img/>` as `<img>`.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    'void-style': 'off',
    // HTML takes any id without space; React's begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // A list with a name is read with it; ARIA allows the name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The suggestions below a combobox are a listbox by the ARIA pattern; a <select> cannot be typed into.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
});

/** What html-validate finds wrong in a document, one line each. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
}
