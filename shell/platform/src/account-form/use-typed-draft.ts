import { useEffect, useRef } from 'react';
import { keepDraft, readDraft } from '../form-draft/form-draft';

type Control = HTMLInputElement | HTMLSelectElement;

/** The fields of a form that somebody types into or chooses from. */
function controlsOf(form: HTMLFormElement): Control[] {
  const controls = [...form.querySelectorAll<Control>('input[name], select[name]')];
  return controls.filter(({ type }) => !['password', 'hidden', 'checkbox', 'radio'].includes(type));
}

/** Gives a form back what was typed into it before a reload, but for what has been typed since. Without a name, nothing. */
export function useTypedDraft(name: string | undefined) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    if (name === undefined || !form) return;
    const draft = readDraft(name, null);
    for (const control of controlsOf(form)) {
      const typed = draft[control.name];
      if (control.value === '' && typeof typed === 'string') control.value = typed;
    }
    const keep = () => {
      const typed = controlsOf(form).filter(({ value }) => value !== '');
      keepDraft(name, null, Object.fromEntries(typed.map((control) => [control.name, control.value])));
    };
    // What was typed before this page was taken over told nobody, and would be lost without another letter.
    keep();
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [name]);
  return ref;
}
