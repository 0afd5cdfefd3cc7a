/** The fields that can be wrong, by the API's paths, in reading order, each with the step of a phone that it is on. */
const STEPS = {
  place: 1,
  when: 1,
  notes: 1,
  about: 1,
  plan: 1,
  adults: 2,
  childAges: 2,
  budget: 2,
  interests: 2,
  languages: 2,
  'contact.name': 2,
  'contact.email': 2,
  'contact.phone': 2,
  agentIds: 3,
} as const;

export type FormField = keyof typeof STEPS;
export type Step = 1 | 2 | 3;
export type FieldProblems = Readonly<Partial<Record<FormField, string>>>;

const FIELDS = Object.keys(STEPS) as FormField[];

/** The form's field that a path of the API's answer is of: 'when' for 'when.from'. Undefined where it has none. */
export function fieldOf(path: string): FormField | undefined {
  const dotted = path.replace(/^\//, '').replaceAll('/', '.');
  return FIELDS.find((field) => dotted === field || dotted.startsWith(`${field}.`));
}

/** Problems as the form shows them, and what is wrong with nothing that it shows. */
export function sortProblems(fields: Readonly<Record<string, string>>) {
  const shown: Partial<Record<FormField, string>> = {};
  const others: string[] = [];
  for (const [path, problem] of Object.entries(fields)) {
    const field = fieldOf(path);
    if (field) shown[field] ??= problem;
    else others.push(problem);
  }
  return { shown: shown as FieldProblems, others };
}

export function firstField(problems: FieldProblems): FormField | undefined {
  return FIELDS.find((field) => problems[field] !== undefined);
}

export function stepOf(field: FormField): Step {
  return STEPS[field];
}

/** The problems of one step. */
export function problemsOf(step: Step, problems: FieldProblems): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => STEPS[field as FormField] === step));
}

/** Gives the focus to what is wrong in a field. */
export function focusField(form: HTMLElement, field: FormField): void {
  const box = form.querySelector(`[data-field="${field}"]`);
  const wrong = box?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong ?? box?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea, button'))?.focus();
}
