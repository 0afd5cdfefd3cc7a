/** The FormData of the tests is Node's, which knows no forms: this one reads the fields of a form as a browser does. */
class FormDataOfForm extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.elements ?? []) {
      const { name, value } = field as HTMLInputElement;
      const isLeftOut = field.matches('[type=checkbox]:not(:checked), [type=radio]:not(:checked), button');
      if (name && !isLeftOut) this.append(name, value);
    }
  }
}

globalThis.FormData = FormDataOfForm;
