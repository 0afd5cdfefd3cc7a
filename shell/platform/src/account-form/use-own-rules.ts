import { useEffect, useState, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/** The same words as in the forms of the portal. */
function problemOf({ validity, validationMessage, type }: Control): string {
  if (validity.valueMissing) return 'Please fill this in';
  return validity.typeMismatch && type === 'email'
    ? 'Please enter a valid e-mail address'
    : validationMessage;
}

/**
 * The rules that a form's fields have as attributes, said at the fields. Without code the browser looks after them, in
 * a bubble of its own.
 */
export function useOwnRules(ref: RefObject<HTMLFormElement | null>) {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    if (ref.current) ref.current.noValidate = true;
  }, [ref]);
  return {
    problems,
    /** Whether the form may be sent; the first field that may not gets the focus. */
    check: (form: HTMLFormElement): boolean => {
      const controls = [...form.querySelectorAll<Control>('input[name], select[name]')];
      const refused = controls.filter(({ willValidate, validity }) => willValidate && !validity.valid);
      setProblems(Object.fromEntries(refused.map((control) => [control.name, problemOf(control)])));
      refused[0]?.focus();
      return refused.length === 0;
    },
    /** A field that somebody changes is no longer wrong until the form is sent again. */
    forget: ({ name }: { readonly name?: string }) => {
      if (name === undefined || !(name in problems)) return;
      setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => field !== name)));
    },
  };
}
